import { expect, test } from 'vitest';
import { A_KICK_OFF, aHistoryInstance } from '../../testing/factories.ts';
import { inRatingOrder } from './request.ts';

const A_WEEK = 7 * 24 * 3_600_000;
const people = ['ana', 'Ben', 'cem', 'dan'].map((name) => ({ uid: `uid-${name}`, name }));
const namesOf = (sorted: readonly { readonly name: string }[]) => sorted.map(({ name }) => name);

function game(
  week: number,
  teamA: readonly string[],
  overrides: Parameters<typeof aHistoryInstance>[0] = {},
) {
  return aHistoryInstance({
    giId: `game-${week}`,
    startDateTime: new Date(A_KICK_OFF.getTime() + week * A_WEEK),
    teamA: teamA.map((name) => `uid-${name}`),
    teamB: [],
    ...overrides,
  });
}

test('people who played more of the latest results come first, then by name', () => {
  const instances = [game(3, ['dan', 'cem']), game(2, ['dan']), game(1, ['dan', 'cem', 'Ben'])];
  expect(namesOf(inRatingOrder(people, instances))).toEqual(['dan', 'cem', 'Ben', 'ana']);
  expect(namesOf(inRatingOrder(people.toReversed(), []))).toEqual(['ana', 'Ben', 'cem', 'dan']);
});

test('older results, cancelled games and games without a result do not count', () => {
  const old = Array.from({ length: 5 }, (_, week) => game(week, ['cem']));
  const latest = Array.from({ length: 10 }, (_, week) => game(10 + week, week === 0 ? ['dan'] : []));
  const others = [game(30, ['Ben'], { status: 'CANCELLED' }), game(31, ['Ben'], { winningTeam: null })];
  expect(namesOf(inRatingOrder(people, [...others, ...latest.toReversed(), ...old]))).toEqual([
    'dan',
    'ana',
    'Ben',
    'cem',
  ]);
});
