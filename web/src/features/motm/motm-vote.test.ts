import { A_KICK_OFF, aGame, aGameInstance, aPlayerInstance } from '@fives/domain/testing';
import { expect, test } from 'vitest';
import { voterProblem } from './motm-vote.tsx';

const AFTER = new Date(A_KICK_OFF.getTime() + 60_000);
const SAM = { uid: 'sam', isGuest: false };
const PEOPLE = ['sam', 'alex', 'bo'].map((uid) => aPlayerInstance({ uid }));

test('a registered player who played may vote once the game has started', () => {
  expect(voterProblem(aGameInstance(), PEOPLE, SAM, AFTER)).toBeNull();
});

test.each([
  ['before the start', {}, new Date(A_KICK_OFF.getTime() - 1), 'Voting opens once the game has started'],
  ['a day after the start', {}, new Date(A_KICK_OFF.getTime() + 24 * 3_600_000), 'Voting has closed'],
  [
    'once somebody is awarded, as happens when everybody has voted',
    { motmAwarded: [{ uid: 'bo', name: 'Bo', votes: 2 }] },
    AFTER,
    'Voting has closed',
  ],
  ['for a cancelled game', { status: 'CANCELLED' as const }, AFTER, 'This game has been cancelled'],
  [
    'where the game has no vote',
    { game: aGame({ pickMotm: false }) },
    AFTER,
    'This game has no player-of-the-match vote',
  ],
])('nobody votes %s', (_when, overrides, now, text) => {
  expect(voterProblem(aGameInstance(overrides), PEOPLE, SAM, now)).toEqual({ text, canRegister: false });
});

test('who said no, did not reply or has no place does not vote', () => {
  const people = [...PEOPLE, aPlayerInstance({ uid: 'no', status: 'NOT_PLAYING' })];
  for (const uid of ['no', 'nobody'])
    expect(voterProblem(aGameInstance(), people, { uid, isGuest: false }, AFTER)?.text).toBe(
      'Only players who played can vote',
    );
});

test('a guest who played is told that registering lets them vote', () => {
  expect(voterProblem(aGameInstance(), PEOPLE, { uid: 'sam', isGuest: true }, AFTER)).toEqual({
    text: 'Only registered players can vote',
    canRegister: true,
  });
});

test('who played alone has nobody to pick', () => {
  const alone = [aPlayerInstance({ uid: 'sam' })];
  expect(voterProblem(aGameInstance(), alone, SAM, AFTER)?.text).toMatch(/nobody to pick/);
});
