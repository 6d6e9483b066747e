// @vitest-environment-options { "url": "https://fives.test/" }
import { paths } from '@fives/domain';
import { A_KICK_OFF } from '@fives/domain/testing';
import { screen, waitFor } from '@testing-library/react';
import { addHours } from 'date-fns';
import { expect, test } from 'vitest';
import { openApp } from '../../testing/fakes.tsx';
import { AFTER, aWorld, BEFORE } from '../../testing/world.ts';

const VOTE = '/gi/first/pick-motm';
const ballot = paths.motmBallot('first', 'sam');
const people = { olive: {}, sam: {}, alex: {}, bo: {}, cleo: {}, gus: { isGuest: true } };
const documents = aWorld({ people });

const submitButton = () => screen.findByText<HTMLButtonElement>('Submit Votes', { selector: 'button' });

test('a player picks three others and can change the vote', async () => {
  const app = await openApp(VOTE, { documents, uid: 'sam', now: AFTER });
  await screen.findByText('Select 3 players');
  for (const name of ['alex', 'bo', 'cleo']) {
    expect((await submitButton()).disabled).toBe(true);
    await app.press(name);
  }
  const other = await screen.findByText('olive');
  expect(other.closest('button')?.disabled).toBe(true);
  app.database.refuseWrites();
  await app.press('Submit Votes');
  expect(await screen.findByText("Couldn't save your votes")).toBeTruthy();
  app.database.acceptWrites();
  await app.press('bo');
  await app.press('olive');
  await app.press('Submit Votes');
  expect(await screen.findByText('Your votes have been submitted successfully.')).toBeTruthy();
  expect(app.database.get(ballot)?.votes).toEqual(['alex', 'cleo', 'olive']);
  await app.press('OK');
  await waitFor(() => expect(app.location()).toBe('/gi/first'));
});

test('a stored vote is ticked when the ballot opens', async () => {
  const votes = { [ballot]: { votes: ['alex', 'bo', 'cleo'] } };
  await openApp(VOTE, { documents: { ...documents, ...votes }, uid: 'sam', now: AFTER });
  await screen.findByText(/^You've voted/);
  const ticked = screen.getAllByRole('checkbox', { checked: true }).map((each) => each.textContent);
  expect(ticked).toEqual(['alex', 'bo', 'cleo']);
});

test('players cannot pick themselves', async () => {
  const app = await openApp(VOTE, { documents, uid: 'sam', now: AFTER });
  for (const _ of ['once', 'again']) {
    await app.press('samyou');
    expect(await screen.findByText("You can't pick yourself.")).toBeTruthy();
    await app.press('OK');
    await app.waitForNoDialog();
  }
});

test('a vote needs all other players if fewer than three others played', async () => {
  const two = aWorld({ people: { sam: {}, alex: {} } });
  const app = await openApp(VOTE, { documents: two, uid: 'sam', now: AFTER });
  await screen.findByText('Select 1 player');
  await app.press('alex');
  await app.press('Submit Votes');
  expect(await screen.findByText('Your votes have been submitted successfully.')).toBeTruthy();
  expect(app.database.get(ballot)?.votes).toEqual(['alex']);
});

test.each([
  ['Voting opens after kick-off.', { uid: 'sam', now: BEFORE }, ['Back to the game']],
  ['Voting has closed.', { uid: 'sam', now: addHours(A_KICK_OFF, 25) }, ['Back to the game']],
  ['Only players who played can vote.', { uid: 'tom', now: AFTER }, ['Back to the game']],
  [
    'Only registered players can vote.',
    { uid: 'gus', isGuest: true, now: AFTER },
    ['Register', 'Back to the game'],
  ],
])('a viewer who cannot vote reads "%s"', async (reason, viewer, links) => {
  await openApp(VOTE, { documents, ...viewer });
  expect(await screen.findByText(reason)).toBeTruthy();
  const shown = screen.getAllByRole('link').map((link) => link.textContent);
  expect(shown.filter((text) => text !== 'to game')).toEqual(links);
});
