import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyInstances, anyOrderOf, historyOf, NAMED_PEOPLE, PEOPLE } from '../testing/arbitraries.ts';
import { aHistoryInstance, frozen } from '../testing/factories.ts';
import type { History, HistoryInstance } from './history.schema.ts';
import {
  compareRanked,
  formOverTime,
  leaderboard,
  positions,
  positionsOverTime,
  type Ranked,
  statsTable,
  zeroedRows,
} from './table.ts';
import { DEFAULT_POINTS, storedPlayerGameStatsSchema } from './tally.schema.ts';
import { recordedResults } from './tally.ts';

const instanceIn = (week: number, overrides: Partial<HistoryInstance>) =>
  aHistoryInstance({
    giId: `gi${week}`,
    startDateTime: new Date(Date.UTC(2026, 0, 6 + 7 * week, 19)),
    ...overrides,
  });

const people = NAMED_PEOPLE;

function slowTable(history: History) {
  const instances = history.instances
    .filter((one) => one.winningTeam !== null && one.status !== 'CANCELLED')
    .sort((a, b) => a.startDateTime.getTime() - b.startDateTime.getTime());
  const now = slowRows(instances);
  const before = slowRows(instances.slice(0, -1));
  return Object.fromEntries(
    now.map((row) => [
      row.playerId,
      {
        ...row,
        leaderboardPosition: slowPosition(row.playerId, now),
        previousLeaderboardPosition: slowPosition(row.playerId, before),
      },
    ]),
  );
}

function slowRows(instances: readonly HistoryInstance[]) {
  return PEOPLE.map((uid) => {
    const form = instances.map((one) => outcomeLetter(one, uid)).join('');
    const wins = form.split(/[DL]/).map((run) => run.length);
    const [threes, fives] = [3, 5].map((length) =>
      wins.reduce((sum, run) => sum + Math.trunc(run / length), 0),
    );
    const awards = instances.flatMap((one) => one.motmAwarded).filter((award) => award.uid === uid).length;
    const count = (what: string) => [...form].filter((one) => one === what).length;
    const last = form.at(-1);
    const run = /(.)\1*$/.exec(form)?.[0].length ?? 0;
    return {
      playerId: uid,
      name: uid,
      isGuest: uid === 'hal',
      form,
      numPlayed: form.length,
      numWins: count('W'),
      numLosses: count('L'),
      numDraws: count('D'),
      num3InARow: threes ?? 0,
      num5InARow: fives ?? 0,
      numMotm: awards,
      streak: last === 'W' ? run : last === 'L' ? 0 - run : 0,
      totalPoints: 3 * count('W') + count('D') + 5 * awards + 3 * (threes ?? 0) + 5 * (fives ?? 0),
    };
  }).filter((row) => row.numPlayed > 0);
}

function outcomeLetter(one: HistoryInstance, uid: string): string {
  if (!one.teamA.includes(uid) && !one.teamB.includes(uid)) return '';
  if (one.winningTeam === 'DRAW') return 'D';
  return one.teamA.includes(uid) === (one.winningTeam === 'TEAM_A') ? 'W' : 'L';
}

function slowPosition(uid: string, rows: ReturnType<typeof slowRows>): number | null {
  const merit = (row: (typeof rows)[number]) =>
    [row.totalPoints, Math.round((row.numWins / row.numPlayed) * 1e9), row.numWins, 999 - row.numLosses]
      .map((value) => String(value).padStart(12, '0'))
      .join();
  const own = rows.find((row) => row.playerId === uid);
  if (own === undefined) return null;
  return 1 + rows.filter((row) => merit(row) > merit(own)).length;
}

describe('table of a game', () => {
  test('equals the slow calculation for any history in any order', () => {
    const anyTwoOrders = anyInstances.chain((instances) =>
      fc.tuple(fc.constant(instances), anyOrderOf(instances)),
    );
    fc.assert(
      fc.property(anyTwoOrders, ([instances, shuffled]) => {
        const expected = slowTable(historyOf(instances));
        for (const order of [instances, shuffled])
          expect(statsTable(frozen({ instances: order, people }), DEFAULT_POINTS)).toEqual(expected);
      }),
      { numRuns: 200 },
    );
  });

  test('is empty before any result', () => {
    expect(statsTable({ instances: [], people: {} }, DEFAULT_POINTS)).toEqual({});
    expect(
      statsTable({ instances: [instanceIn(0, { winningTeam: null })], people: {} }, DEFAULT_POINTS),
    ).toEqual({});
  });

  test('shows a person without a name as a former player', () => {
    const table = statsTable(
      { instances: [instanceIn(0, { teamA: ['gone'], teamB: ['ada'] })], people },
      DEFAULT_POINTS,
    );
    expect(table.gone).toMatchObject({ name: 'Former player', isGuest: false, leaderboardPosition: 1 });
  });
});

describe('order of the rows', () => {
  const instances = [instanceIn(0, { teamA: ['hal'], teamB: ['ada', 'bob'] })];
  const rows = Object.values(statsTable({ instances, people }, DEFAULT_POINTS));
  const order = (stored: typeof rows) =>
    leaderboard(frozen(stored)).map((row) => `${row.playerId} ${row.leaderboardPosition}`);

  test('ranks a guest by points', () => {
    expect(order(rows)).toEqual(['hal 1', 'ada 2', 'bob 2']);
  });
});

describe('zeroed rows', () => {
  test('give everyone of the first game zeros at the first position', () => {
    const rows = zeroedRows(
      frozen([
        { uid: 'bob', name: 'Bob', isGuest: false },
        { uid: 'gil', name: 'Ay', isGuest: true },
        { uid: 'ada', name: 'Ada', isGuest: false },
      ]),
    );
    expect(rows.map((row) => `${row.name} ${row.leaderboardPosition}`)).toEqual(['Ada 1', 'Ay 1', 'Bob 1']);
    for (const row of rows) {
      expect(storedPlayerGameStatsSchema.parse(row)).toMatchObject({
        form: '',
        numPlayed: 0,
        streak: 0,
        totalPoints: 0,
        previousLeaderboardPosition: null,
      });
    }
  });
});

function tablesAfterResults(instances: readonly HistoryInstance[]) {
  const results = recordedResults(instances);
  return results.map((_, at) => statsTable({ instances: results.slice(0, at + 1), people }, DEFAULT_POINTS));
}

describe('positions over time', () => {
  test('equal the table after each result', () => {
    fc.assert(
      fc.property(anyInstances, (instances) => {
        const shown = positionsOverTime(frozen({ instances, people }), DEFAULT_POINTS).map(({ positions }) =>
          Object.fromEntries(positions),
        );
        const ranked = tablesAfterResults(instances).map((table) =>
          Object.fromEntries(
            Object.values(table)
              .filter((row) => row.leaderboardPosition !== null)
              .map((row) => [row.playerId, row.leaderboardPosition]),
          ),
        );
        expect(shown).toEqual(ranked);
      }),
    );
  });
});

describe('form over time', () => {
  const POINTS = { W: 3, D: 1, L: 0 };
  const average = (form: string) => {
    const points = [...form].slice(-6).map((letter) => POINTS[letter as 'W' | 'D' | 'L']);
    return points.reduce<number>((sum, one) => sum + one, 0) / points.length;
  };

  test('is the average of the last six results after each game of the person', () => {
    fc.assert(
      fc.property(anyInstances, fc.constantFrom(...PEOPLE), (instances, uid) => {
        const forms = tablesAfterResults(instances).map((table) => table[uid]?.form ?? '');
        const played = forms.filter((form, at) => form !== (forms[at - 1] ?? ''));
        const shown = formOverTime(frozen({ instances }), uid, DEFAULT_POINTS).map(
          ({ pointsPerGame }) => pointsPerGame,
        );
        expect(shown).toEqual(played.map(average));
      }),
    );
  });
});

function aRankedPerson(playerId: string, row: Partial<Ranked> = {}): Ranked {
  return { playerId, name: playerId, totalPoints: 0, numPlayed: 0, numWins: 0, numLosses: 0, ...row };
}

const order = (people: readonly Ranked[]) => people.toSorted(compareRanked).map(({ playerId }) => playerId);

const anyRanked = fc
  .record({
    totalPoints: fc.nat(4),
    numWins: fc.nat(3),
    numLosses: fc.nat(3),
    numDraws: fc.nat(2),
    name: fc.constantFrom('Al', 'al', 'Bo'),
  })
  .map(({ numDraws, ...row }) => ({ ...row, numPlayed: row.numWins + row.numLosses + numDraws }));
const anyPeople = fc
  .array(anyRanked, { maxLength: 12 })
  .map((rows) => rows.map((row, index) => ({ playerId: `p${index}`, ...row })));

describe('leaderboard', () => {
  test('compares wins when the shares are exactly equal', () => {
    const third = aRankedPerson('third', { totalPoints: 9, numPlayed: 3, numWins: 1 });
    const sixths = aRankedPerson('sixths', { totalPoints: 9, numPlayed: 6, numWins: 2 });
    expect(order([third, sixths])).toEqual(['sixths', 'third']);
    expect(positions([third, sixths])).toEqual(
      new Map([
        ['sixths', 1],
        ['third', 2],
      ]),
    );
  });

  test('sorts equal people by name, ignoring accents and case, then by id', () => {
    const people = [
      aRankedPerson('3', { name: 'zoë' }),
      aRankedPerson('2', { name: 'Émile' }),
      aRankedPerson('1', { name: 'frank' }),
    ];
    expect(order(people)).toEqual(['2', '1', '3']);
    expect(order([aRankedPerson('b', { name: 'Sam' }), aRankedPerson('a', { name: 'sam' })])).toEqual([
      'a',
      'b',
    ]);
  });

  test('gives equal people the same position and skips the next positions', () => {
    const people = [
      aRankedPerson('top', { totalPoints: 9 }),
      aRankedPerson('x', { totalPoints: 6 }),
      aRankedPerson('y', { totalPoints: 6 }),
      aRankedPerson('last', { totalPoints: 1 }),
    ];
    expect(Object.fromEntries(positions(people))).toEqual({ top: 1, x: 2, y: 2, last: 4 });
    expect(positions([])).toEqual(new Map());
  });

  test('is the same in any order of people', () => {
    const anyTwoOrders = anyPeople.chain((people) => fc.tuple(fc.constant(people), anyOrderOf(people)));
    fc.assert(
      fc.property(anyTwoOrders, ([people, shuffled]) => {
        expect(order(shuffled)).toEqual(order(people));
        expect(positions(shuffled)).toEqual(positions(people));
      }),
    );
  });
});
