// @vitest-environment-options { "url": "https://fives.test/" }
import { ApiError, paths } from '@fives/domain';
import { aGameInstance, aPlayerInstance } from '@fives/domain/testing';
import { screen, waitFor } from '@testing-library/react';
import { addDays } from 'date-fns';
import { expect, test } from 'vitest';
import { openApp } from '../../testing/fakes.tsx';
import { AFTER, aWorld } from '../../testing/world.ts';

test('the permanent link opens the date that the server names', async () => {
  const app = await openApp('/join/pinned');
  app.api.answer('getLinkedInstance', { inviteKey: null, gameInstances: [{ _id: 'first' }] });
  await waitFor(() => expect(app.location()).toBe('/gi/first'));
});

test('the key of a reset link stays in the address', async () => {
  const app = await openApp('/join/pinned');
  app.api.answer('getLinkedInstance', { inviteKey: 'pinned', gameInstances: [{ _id: 'first' }] });
  await waitFor(() => expect(app.location()).toBe('/gi/first?key=pinned'));
});

test('a reset link says that it no longer works', async () => {
  const app = await openApp('/join/old');
  app.api.answer('getLinkedInstance', new ApiError('not-found', 'No game'));
  expect(await screen.findByText('This link no longer works')).toBeTruthy();
});

test('one tap on a date that is over replies to the next date', async () => {
  const people = { olive: { status: 'PLAYING' }, sam: { status: 'UNANSWERED' } } as const;
  const startDateTime = addDays(AFTER, 7);
  const world = aWorld({ people, instance: { game: { ...aGameInstance().game, isRecurring: true } } });
  const app = await openApp('/gi/first', {
    uid: 'sam',
    now: AFTER,
    documents: {
      ...world,
      [paths.gameInstance('second')]: aGameInstance({ id: 'second', startDateTime, memberUids: ['sam'] }),
      [paths.playerInstance('second', 'sam')]: aPlayerInstance({ uid: 'sam', status: 'UNANSWERED' }),
    },
  });
  const nextInstance = { _id: 'second', startDateTime, taken: 4, numberOfPlayers: 10 };
  app.api.answer('getGameInstance', { gameInstances: [], nextInstance });
  expect(await screen.findByText('4/10 in')).toBeTruthy();
  await app.press('Yes');
  await app.waitForStored(paths.playerInstance('second', 'sam'), { status: 'PLAYING' });
  expect(app.location()).toBe('/gi/second');
});
