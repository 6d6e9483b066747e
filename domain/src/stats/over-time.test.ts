import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyInstances, PEOPLE } from '../testing/arbitraries.ts';
import { aHistoryInstance } from '../testing/factories.ts';
import { frozen } from '../testing/frozen.ts';
import type { History, HistoryInstance } from './history.schema.ts';
import { formOverTime, positionsOverTime } from './over-time.ts';
import { DEFAULT_POINTS } from './points.ts';
import { statsTable } from './table.ts';
import { recordedResults } from './tally.ts';

const people: History['people'] = Object.fromEntries(
  PEOPLE.map((uid) => [uid, { name: uid, isGuest: uid === 'hal', namedAt: new Date(0) }]),
);

const instanceIn = (week: number, overrides: Partial<HistoryInstance>) =>
  aHistoryInstance({
    giId: `gi${week}`,
    startDateTime: new Date(Date.UTC(2026, 0, 6 + 7 * week, 19)),
    ...overrides,
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

  test('match an example worked out by hand', () => {
    const instances = [
      instanceIn(0, { teamA: ['ada'], teamB: ['bob'] }),
      instanceIn(1, { winningTeam: null }),
      instanceIn(2, { teamA: ['bob'], teamB: ['cem', 'hal'] }),
      instanceIn(3, { teamA: ['bob'], teamB: ['ada'] }),
    ];
    const shown = positionsOverTime({ instances, people }, DEFAULT_POINTS).map(({ giId, positions }) => [
      giId,
      Object.fromEntries(positions),
    ]);
    expect(shown).toEqual([
      ['gi0', { ada: 1, bob: 2 }],
      ['gi2', { ada: 1, bob: 2, cem: 3, hal: 3 }],
      ['gi3', { bob: 1, ada: 2, cem: 3, hal: 3 }],
    ]);
  });

  test('are empty before any result', () => {
    expect(
      positionsOverTime({ instances: [instanceIn(0, { winningTeam: null })], people }, DEFAULT_POINTS),
    ).toEqual([]);
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

  test('skips games of others, also for guests', () => {
    const instances = [
      instanceIn(0, { teamA: ['ada'], teamB: ['hal'] }),
      instanceIn(1, { teamA: ['ada'], teamB: ['bob'] }),
      instanceIn(2, { teamA: ['hal'], teamB: ['bob'] }),
    ];
    const shown = formOverTime({ instances }, 'hal', DEFAULT_POINTS).map(({ giId, pointsPerGame }) => [
      giId,
      pointsPerGame,
    ]);
    expect(shown).toEqual([
      ['gi0', 0],
      ['gi2', 1.5],
    ]);
    expect(formOverTime({ instances }, 'nobody', DEFAULT_POINTS)).toEqual([]);
  });
});
