import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCounting, anyInstances, historyOf } from '../testing/arbitraries.ts';
import { frozen } from '../testing/factories.ts';
import { bestStats } from './daily-stat/stat-of-the-day.ts';
import { closeParts, joinParts } from './history.ts';
import { coversSeason, seasonSpans, seasonTable } from './seasons.ts';
import { positionsOverTime, statsTable } from './table.ts';

const anyHistory = anyInstances.map((instances) => frozen(historyOf(instances)));
const anyPartLength = fc.integer({ min: 1, max: 6 });

describe('history in parts', () => {
  test('has the same table, stats of the day and known positions as the whole history', () => {
    fc.assert(
      fc.property(anyHistory, anyCounting, anyPartLength, (history, counting, length) => {
        const { points } = counting;
        const { open } = closeParts(history, counting, length);
        expect(statsTable(open, points)).toEqual(statsTable(history, points));
        expect(bestStats(open, points)).toEqual(bestStats(history, points));
        const positions = positionsOverTime(open, points);
        const all = positionsOverTime(history, points);
        expect(all.slice(all.length - positions.length)).toEqual(positions);
      }),
    );
  });

  test('has the table of each covered season, however many parts the season spans', () => {
    fc.assert(
      fc.property(anyHistory, anyCounting, anyPartLength, (history, counting, length) => {
        const { open, parts } = closeParts(history, counting, length);
        const spans = seasonSpans(counting.seasons);
        for (const count of parts.keys()) {
          const joined = joinParts(open, parts.slice(count));
          const covered = spans.filter((span) => coversSeason(joined, span));
          // Covered are the newest season, and each season that ends after the oldest instance.
          const oldest = joined.instances.at(-1)?.startDateTime ?? new Date(0);
          expect(covered).toEqual(
            spans.filter(({ until }) => count === 0 || until === null || until > oldest),
          );
          for (const span of covered)
            expect(seasonTable(joined, span, counting.points)).toEqual(
              seasonTable(history, span, counting.points),
            );
        }
      }),
    );
  });

  test('has full closed parts, with an open part of one to two part lengths', () => {
    fc.assert(
      fc.property(anyHistory, anyCounting, anyPartLength, (history, counting, length) => {
        const { open, parts } = closeParts(history, counting, length);
        expect(parts.map(({ instances }) => instances.length)).toEqual(parts.map(() => length));
        expect(open.closed).toBe(parts.length);
        expect(open.instances.length).toBeLessThan(2 * length);
        if (parts.length > 0) expect(open.instances.length).toBeGreaterThanOrEqual(length);
      }),
    );
  });

  test('is the same when instances arrive one by one', () => {
    fc.assert(
      fc.property(anyHistory, anyCounting, anyPartLength, (history, counting, length) => {
        let open = historyOf([]);
        const parts = history.instances.toReversed().flatMap((instance) => {
          const closed = closeParts({ ...open, instances: [instance, ...open.instances] }, counting, length);
          open = closed.open;
          return closed.parts;
        });
        expect({ open, parts }).toEqual(closeParts(history, counting, length));
      }),
    );
  });

  test('joins to the whole history, then divides at the same instances', () => {
    fc.assert(
      fc.property(anyHistory, anyCounting, anyPartLength, fc.nat(4), (history, counting, length, count) => {
        const { open, parts } = closeParts(history, counting, length);
        expect(joinParts(open, parts)).toEqual(history);
        const last = parts.slice(parts.length - Math.min(count, parts.length));
        expect(closeParts(joinParts(open, last), counting, length)).toEqual({ open, parts: last });
      }),
    );
  });
});
