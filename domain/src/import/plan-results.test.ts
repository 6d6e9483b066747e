import { describe, expect, test } from 'vitest';
import { aHistoryInstance } from '../testing/factories.ts';
import type { Named } from '../text.ts';
import { importedStarts, planResults } from './plan-results.ts';
import { readResults } from './read-results.ts';
import type { ImportedGame, ImportedTotal } from './results.ts';

const people = [
  { uid: 'ann', name: 'Ann' },
  { uid: 'tom', name: 'Tom Harris' },
];
const timeZone = 'Europe/London';

function planOf(
  text: string,
  choices: Named[] = [],
  instances = [] as ReturnType<typeof aHistoryInstance>[],
) {
  const results = readResults(text, { today: '2026-06-20', dateOrder: 'DMY' });
  return planResults(results, { people, choices, instances, timeZone, today: '2026-06-20' });
}

describe('names of pasted results', () => {
  test('match people of the game by exact name and suggest similar ones', () => {
    const text = '1/6/2026 Ann, Guest v Cid, Tom Haris 3-1';
    const similar = { name: 'Tom Haris', suggestions: [{ uid: 'tom', name: 'Tom Harris' }] };
    expect(planOf(text).people).toEqual([
      { name: 'Ann', uid: 'ann', suggestions: [] },
      { name: 'Cid', uid: null, suggestions: [] },
      { ...similar, uid: null },
    ]);
    expect(planOf(text, [{ name: 'Tom Haris', uid: 'tom' }]).people[2]).toEqual({ ...similar, uid: 'tom' });
  });

  test('have no suggestions if there are too many of them', () => {
    const lines = Array.from(
      { length: 600 },
      (_, at) => `1/6/2026 Tom Harris${String.fromCodePoint(4_000 + at)} v Cid 1-0`,
    );
    expect(planOf(lines.join('\n')).people.flatMap(({ suggestions }) => suggestions)).toEqual([]);
  });

  test('are one new person in upper and lower case', () => {
    const { keyOf } = planOf('');
    expect([keyOf('Zoe') === keyOf('ZOE'), keyOf('ann') === keyOf('Ann')]).toEqual([true, false]);
  });

  test('leave a game out if two of its names are chosen as one person', () => {
    const plan = planOf('1/6/2026 Tommy, Ben v Tom Harris, Cid 3-1', [{ name: 'Tommy', uid: 'tom' }]);
    expect(plan.games).toEqual([]);
    expect(plan.unclear).toMatchObject([{ line: 1, reason: 'NAMED_TWICE' }]);
    expect(planOf('1/6/2026 Ann, ann v Ben 3-1').unclear).toMatchObject([{ reason: 'NAMED_TWICE' }]);
  });
});

describe('an edited export', () => {
  const game = {
    ...{ line: 1, date: '2026-06-01', teamA: ['Ann'], teamB: ['Ben'] },
    ...{ winningTeam: 'TEAM_A' as const, teamAGoals: 3, teamBGoals: 1 },
  };
  const total = { name: 'Ann', played: 3, won: 1, drawn: 1, lost: 1 };
  const planOfExport = (games: ImportedGame[], totals: ImportedTotal[]) =>
    planResults(
      { games, totals, unclear: [], dateOrder: 'YMD', table: null },
      { people, choices: [], instances: [], timeZone, today: '2026-06-20' },
    );

  test.each([
    [{ teamAGoals: 0 }, 'WRONG_SCORE'],
    [{ teamAGoals: 2.5 }, 'NOT_A_GAME'],
    [{ teamAGoals: 100 }, 'NOT_A_GAME'],
    [{ teamBGoals: null }, 'WRONG_SCORE'],
    [{ date: '2026-06-21' }, 'FUTURE_DATE'],
    [{ teamA: ['a'.repeat(61)] }, 'NOT_A_GAME'],
    [{ teamB: ['Ann'] }, 'NAMED_TWICE'],
    [{ played: 4 }, 'WRONG_TOTALS'],
    [{ won: -1, played: 1 }, 'WRONG_TOTALS'],
    [{ won: 1.5, played: 3.5 }, 'WRONG_TOTALS'],
    [{ name: 'a'.repeat(61) }, 'WRONG_TOTALS'],
  ])('with %j is unclear: %s', (change, reason) => {
    expect(planOfExport([game], [total])).toMatchObject({ games: [game], totals: [total], unclear: [] });
    const isTotal = reason === 'WRONG_TOTALS';
    const plan = isTotal
      ? planOfExport([], [{ ...total, ...change }])
      : planOfExport([{ ...game, ...change }], []);
    expect(plan).toMatchObject({ games: [], totals: [], unclear: [{ line: 1, reason }] });
  });
});

describe('duplicates of pasted results', () => {
  const played = aHistoryInstance({
    startDateTime: new Date('2026-06-01T18:00:00Z'),
    ...{ winningTeam: 'TEAM_A', teamAGoals: 3, teamBGoals: 1, teamA: ['tom'], teamB: ['ann'] },
  });

  test.each([
    ['the same score', '1/6/2026 Tom Harris v Ann 3-1', [1]],
    ['the teams in the other order', '1/6/2026 Ann v Tom Harris 1-3', [1]],
    ['another score', '1/6/2026 Tom Harris v Ann 4-1', []],
    ['another winner', '1/6/2026 Tom Harris v Ann 1-3', []],
    ['another day', '2/6/2026 Tom Harris v Ann 3-1', []],
    ['another player', '1/6/2026 Tom Harris, Ben v Ann, Cid 3-1', []],
  ])('are found by day, teams, winner and score: %s', (_, text, duplicates) => {
    expect(planOf(text, [], [played])).toMatchObject({ games: [{ line: 1 }], duplicates });
  });

  test('include a game that the text has twice', () => {
    expect(planOf('1/6/2026 Ann v Ben 3-1\n1/6/2026 Ann v Ben 3-1').duplicates).toEqual([2]);
  });
});

describe('start of an imported game', () => {
  const on = (...dates: string[]) => dates.map((date) => ({ date }) as ImportedGame);
  const usual = { at: new Date('2026-06-16T18:30:00Z'), timeZone };
  const now = new Date('2026-06-20T12:00:00Z');
  const startsOf = (...dates: string[]) =>
    importedStarts(on(...dates), usual, now).map((start) => start.toISOString());

  test('is the usual time of the game on that day, in summer and winter', () => {
    expect(startsOf('2025-01-14', '2025-07-15')).toEqual([
      '2025-01-14T19:30:00.000Z',
      '2025-07-15T18:30:00.000Z',
    ]);
  });

  test('is a minute later for the second game of a day', () => {
    expect(startsOf('2026-06-01', '2026-06-01')).toEqual([
      '2026-06-01T18:30:00.000Z',
      '2026-06-01T18:31:00.000Z',
    ]);
  });

  test('is now for a game of today before the usual time', () => {
    expect(startsOf('2026-06-20')).toEqual([now.toISOString()]);
  });
});
