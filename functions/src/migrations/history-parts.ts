import { readUnsplitHistory, seasonsOf } from './history-parts/documents.ts';
import { standingsOf } from './history-parts/standings.ts';
import type { Migration } from './migration.ts';

const PART_LENGTH = 100;

/**
 * Splits a history that is one document into closed parts. Stores the standings before each part. Skips a short history
 * or a history with parts.
 */
export const historyParts: Migration = {
  id: '002-history-parts',
  collection: 'stats',
  // A history may have the maximum size of a document. A commit may be ten times as large.
  pageSize: 5,
  pathsToRead: ({ path }) =>
    path.endsWith('/stats/history') ? [path.slice(0, -'/stats/history'.length)] : [],
  migrate: ({ path, fields }, [game = null] = []) => {
    const { instances, closed, points } = readUnsplitHistory(fields, game);
    if (!path.endsWith('/stats/history') || closed > 0 || instances.length < 2 * PART_LENGTH) return {};
    const oldestFirst = instances.toReversed();
    const standingsAfter = (count: number) => {
      const earlier = oldestFirst.slice(0, count);
      const start = oldestFirst[count]?.startDateTime ?? new Date(0);
      const season = seasonsOf(game).findLast(({ from }) => from <= start);
      const inSeason = season ? earlier.filter(({ startDateTime }) => startDateTime >= season.from) : [];
      return {
        before: standingsOf(earlier, points),
        seasonBefore: standingsOf(inSeason, points),
      };
    };
    const count = Math.floor(instances.length / PART_LENGTH) - 1;
    const create = Array.from({ length: count }, (_, n) => {
      const part = oldestFirst.slice(n * PART_LENGTH, (n + 1) * PART_LENGTH);
      return {
        path: `${path}-${n}`,
        fields: { instances: part.toReversed(), ...standingsAfter(n * PART_LENGTH) },
      };
    });
    const open = oldestFirst.slice(count * PART_LENGTH).toReversed();
    const set = { instances: open, ...standingsAfter(count * PART_LENGTH), closed: count };
    return { set, create };
  },
};
