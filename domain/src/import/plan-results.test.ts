import { describe, expect, test } from 'vitest';
import { aHistoryInstance } from '../testing/factories.ts';
import { importedStarts, type NameChoice, planResults } from './plan-results.ts';
import { readResults } from './read-results.ts';
import type { ImportedGame, ImportedTotal } from './results.ts';

const people = [
  { uid: 'ann', name: 'Ann' },
  { uid: 'tom', name: 'Tom Harris' },
];
const timeZone = 'Europe/London';

function planOf(
  text: string,
  choices: NameChoice[] = [],
  instances = [] as ReturnType<typeof aHistoryInstance>[],
) {
  const results = readResults(text, { today: '2026-06-20', dateOrder: 'DMY' });
  return planResults(results, { people, choices, instances, timeZone, today: '2026-06-20' });
}

describe('names of pasted results', () => {
  test('match people of the game by exact name and suggest similar ones', () => {
    const { people: found } = planOf(
      '1/6/2026 Ann, Bennet v Cid, Tom Haris 3-1\n8/6/2026 Benet, Zoe v Cid, Dee 3-1\n9/6/2026 Bennet v Cid 1-0',
    );
    expect(found.filter(({ uid, suggestions }) => uid ?? suggestions.length > 0)).toEqual([
      { name: 'Ann', uid: 'ann', suggestions: [] },
      { name: 'Tom Haris', uid: null, suggestions: [{ uid: 'tom', name: 'Tom Harris' }] },
      { name: 'Benet', uid: null, suggestions: [{ uid: null, name: 'Bennet' }] },
    ]);
  });

  test('have no suggestions if there are too many of them', () => {
    const lines = Array.from({ length: 260 }, (_, at) => {
      const letter = String.fromCodePoint(4_000 + at);
      return `1/6/2026 Bennet${letter}, Benet${letter} v Cid, Dee 1-0`;
    });
    expect(planOf(lines.join('\n')).people.flatMap(({ suggestions }) => suggestions)).toEqual([]);
  });

  test('follow the choices of the organiser without losing the suggestions', () => {
    const { people: found, personOf } = planOf('1/6/2026 Tom, Benet v Ann, Cid 3-1', [
      { name: 'Tom', uid: 'tom' },
      { name: 'Thomas', sameAs: 'Tom' },
      { name: 'Dee', sameAs: 'Di' },
      { name: 'Di', sameAs: 'Dee' },
      { name: 'Benet', sameAs: 'Bennet' },
    ]);
    expect(['Tom', 'Thomas', 'Dee', 'Benet', 'Ann'].map((name) => personOf(name))).toMatchObject([
      ...[{ uid: 'tom' }, { uid: 'tom' }, { uid: null, name: 'Dee' }, { uid: null, name: 'Bennet' }],
      { uid: 'ann' },
    ]);
    expect(found[0]).toMatchObject({ name: 'Tom', uid: 'tom', suggestions: [{ uid: 'tom' }] });
  });

  test('leave a game out if two of its names are chosen as one person', () => {
    const plan = planOf('1/6/2026 Tommy, Ben v Tom Harris, Cid 3-1', [{ name: 'Tommy', uid: 'tom' }]);
    expect(plan.games).toEqual([]);
    expect(plan.unclear).toMatchObject([{ line: 1, reason: 'NAMED_TWICE' }]);
    expect(planOf('1/6/2026 Ann, ann v Ben 3-1').unclear).toMatchObject([{ reason: 'NAMED_TWICE' }]);
  });
});

describe('an edited export', () => {
  const game: ImportedGame = {
    ...{ line: 1, date: '2026-06-01', teamA: ['Ann'], teamB: ['Ben'] },
    ...{ winningTeam: 'TEAM_A', teamAGoals: 3, teamBGoals: 1 },
  };
  const total = { name: 'Ann', played: 3, won: 1, drawn: 1, lost: 1 };
  const planOfExport = (games: ImportedGame[], totals: ImportedTotal[] = []) =>
    planResults(
      { games, totals, unclear: [], dateOrder: 'YMD', columns: [], rows: [], hasNameless: false },
      { people, choices: [], instances: [], timeZone, today: '2026-06-20' },
    );

  test.each([
    ['goals of another winner', { teamAGoals: 0 }, 'WRONG_SCORE'],
    ['half a goal', { teamAGoals: 2.5 }, 'NOT_A_GAME'],
    ['too many goals', { teamAGoals: 100 }, 'NOT_A_GAME'],
    ['one score only', { teamBGoals: null }, 'WRONG_SCORE'],
    ['a day in the future', { date: '2026-06-21' }, 'FUTURE_DATE'],
    ['a name that is too long', { teamA: ['a'.repeat(61)] }, 'NOT_A_GAME'],
    ['a person twice', { teamB: ['Ann'] }, 'NAMED_TWICE'],
  ] satisfies [string, Partial<ImportedGame>, string][])('with %s is unclear', (_, change, reason) => {
    expect(planOfExport([game]).games).toHaveLength(1);
    expect(planOfExport([{ ...game, ...change }])).toMatchObject({
      games: [],
      unclear: [{ line: 1, reason }],
    });
  });

  test.each([{ played: 4 }, { won: -1, played: 1 }, { won: 1.5, played: 3.5 }, { name: 'a'.repeat(61) }])(
    'with totals such as %j is unclear',
    (change) => {
      expect(planOfExport([], [total]).totals).toHaveLength(1);
      expect(planOfExport([], [{ ...total, ...change }])).toMatchObject({
        totals: [],
        unclear: [{ reason: 'WRONG_TOTALS' }],
      });
    },
  );
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

  test('keeps the order of games on one day, also in a text with the newest first', () => {
    const starts = ['2026-06-01T18:30:00.000Z', '2026-06-01T18:31:00.000Z', '2026-06-08T18:30:00.000Z'];
    expect(startsOf('2026-06-01', '2026-06-01', '2026-06-08')).toEqual(starts);
    expect(startsOf('2026-06-08', '2026-06-01', '2026-06-01')).toEqual(starts.toReversed());
  });

  test('is midnight for a game of today before the usual time', () => {
    expect(startsOf('2026-06-20')).toEqual(['2026-06-19T23:00:00.000Z']);
  });
});
