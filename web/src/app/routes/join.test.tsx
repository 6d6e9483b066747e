// @vitest-environment-options { "url": "https://fives.test/" }
import { ApiError } from '@fives/domain';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '../../testing/fakes.tsx';

test('the permanent link opens the date that the server names', async () => {
  const app = await openApp('/join/pinned');
  app.api.answer('getLinkedInstance', { joinKey: 'pinned', gameInstances: [{ _id: 'first' }] });
  await waitFor(() => expect(app.location()).toBe('/gi/first'));
});

test('a person who is not in the game keeps the key', async () => {
  const app = await openApp('/join/pinned');
  app.api.answer('getLinkedInstance', { gameInstances: [{ _id: 'first' }] });
  await waitFor(() => expect(app.location()).toBe('/gi/first?key=pinned'));
});

test('a reset link says that it no longer works', async () => {
  const app = await openApp('/join/old');
  app.api.answer('getLinkedInstance', new ApiError('not-found', 'No game'));
  expect(await screen.findByText('This link no longer works')).toBeTruthy();
});
