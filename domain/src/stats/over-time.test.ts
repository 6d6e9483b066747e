import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyInstances, PEOPLE } from '../testing/arbitraries.ts';
import { frozen } from '../testing/frozen.ts';
import type { History, HistoryInstance } from './history.schema.ts';
import { formOverTime, positionsOverTime, statsTable } from './table.ts';
import { DEFAULT_POINTS } from './tally.schema.ts';
import { recordedResults } from './tally.ts';

const people: History['people'] = Object.fromEntries(
  PEOPLE.map((uid) => [uid, { name: uid, isGuest: uid === 'hal', namedAt: new Date(0) }]),
);

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
