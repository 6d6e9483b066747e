import { reasonText } from '@fives/domain';
import { A_KICK_OFF, aGame, aGameInstance, aPlayerInstance } from '@fives/domain/testing';
import { expect, test } from 'vitest';
import { voterProblem } from './motm-vote.tsx';

const AFTER = new Date(A_KICK_OFF.getTime() + 60_000);
const SAM = { uid: 'sam', isGuest: false };
const PEOPLE = ['sam', 'alex', 'bo'].map((uid) => aPlayerInstance({ uid }));

test('a registered player who played may vote after the start', () => {
  expect(voterProblem(aGameInstance(), PEOPLE, SAM, AFTER)).toBeNull();
});

test.each([
  ['before the start', {}, new Date(A_KICK_OFF.getTime() - 1), 'Voting opens after kick-off'],
  ['a day after the start', {}, new Date(A_KICK_OFF.getTime() + 24 * 3_600_000), 'Voting has closed'],
  [
    'after the award, which the last vote can trigger early',
    { motmAwarded: [{ uid: 'bo', name: 'Bo', votes: 2 }] },
    AFTER,
    'Voting has closed',
  ],
  ['in a cancelled game', { status: 'CANCELLED' as const }, AFTER, 'This game has been cancelled'],
  [
    'in a game without the vote',
    { game: aGame({ pickMotm: false }) },
    AFTER,
    'This game has no player-of-the-match vote',
  ],
])('no one can vote %s', (_when, overrides, now, text) => {
  expect(reasonText(voterProblem(aGameInstance(overrides), PEOPLE, SAM, now))).toBe(text);
});

test('a person who did not play cannot vote', () => {
  const people = [...PEOPLE, aPlayerInstance({ uid: 'no', status: 'NOT_PLAYING' })];
  for (const uid of ['no', 'nobody'])
    expect(reasonText(voterProblem(aGameInstance(), people, { uid, isGuest: false }, AFTER))).toBe(
      'Only players who played can vote',
    );
});

test('a guest who played cannot vote without an account', () => {
  const people = [...PEOPLE, aPlayerInstance({ uid: 'gus', isGuest: true })];
  const problem = voterProblem(aGameInstance(), people, { uid: 'gus', isGuest: true }, AFTER);
  expect(problem).toEqual({ code: 'VOTERS_REGISTERED' });
  expect(reasonText(problem)).toBe('Only registered players can vote');
});

test('the only player has no one to pick', () => {
  const onlySam = [aPlayerInstance({ uid: 'sam' })];
  expect(reasonText(voterProblem(aGameInstance(), onlySam, SAM, AFTER))).toMatch(/no one to vote for/);
});
