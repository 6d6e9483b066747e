import { isDeepStrictEqual } from 'node:util';
import {
  closeParts,
  EMPTY_HISTORY,
  type Game,
  type History,
  ranksOthersBefore,
  type StatsTable,
  statsTable,
} from '@fives/domain';
import type { OptimisticTransaction } from '../db/optimistic-transaction.ts';
import {
  deleteHistoryPart,
  findStatsTable,
  saveHistory,
  saveHistoryPart,
  saveStatsTable,
} from '../db/stats.ts';
import { keepDailyStatDue } from './daily-stat.ts';
import { everything, type NeedsOlder, readHistory, type StoredHistory } from './read-history.ts';

/** What is stored about a game's past, as far as it was read; null where nothing is yet. */
export interface StoredStats extends Pick<StoredHistory, 'open' | 'parts'> {
  readonly table: StatsTable | null;
}

export const NO_STATS: StoredStats = { open: null, parts: [], table: null };

/**
 * Changes a game's history, and brings the table into line with it. What is read and written are the open part and the
 * table; closed parts only for a change that reaches back into them.
 * @param needsOlder what `change` is about: it sees a history that reaches back to all of that
 */
export async function changeHistory(
  transaction: OptimisticTransaction,
  game: Game,
  { needsOlder, change }: { readonly needsOlder: NeedsOlder; readonly change: (history: History) => History },
  now: Date,
): Promise<void> {
  const [stored, table] = await Promise.all([
    readHistory(game.id, needsOlder, transaction),
    findStatsTable(game.id, transaction),
  ]);
  const changed = change(stored.history);
  if (stored.open === null && isDeepStrictEqual(changed, EMPTY_HISTORY)) return;
  if (!ranksOthersBefore(stored.history, changed)) {
    storeHistory(transaction, game, { ...stored, table }, changed, now);
    return;
  }
  const whole = await readHistory(game.id, everything, transaction);
  storeHistory(transaction, game, { ...whole, table }, change(whole.history), now);
}

/**
 * Stores a history in its parts, the table that follows from it, and when the game's stat of the day is due for that:
 * each only where it differs from what is stored.
 * @param history reaches back as far as `stored` does
 */
export function storeHistory(
  transaction: OptimisticTransaction,
  game: Game,
  stored: StoredStats,
  history: History,
  now: Date,
): void {
  const { open, parts } = closeParts(history);
  if (!isDeepStrictEqual(open, stored.open)) saveHistory(transaction, game.id, open);
  for (let at = 0; at < Math.max(parts.length, stored.parts.length); at++) {
    const [part, n] = [parts[at], history.closed + at];
    if (part === undefined) deleteHistoryPart(transaction, game.id, n);
    else if (!isDeepStrictEqual(part, stored.parts[at]))
      saveHistoryPart(transaction, game.id, n, part, stored.parts[at] ?? null);
  }
  const rows = statsTable(open);
  const isNew = !isDeepStrictEqual(rows, stored.table?.rows);
  if (isNew) saveStatsTable(transaction, game.id, { rows, updatedAt: now });
  const hasRows = Object.keys(rows).length > 0;
  keepDailyStatDue(transaction, game, hasRows && (isNew || game.dailyStatDueAt === undefined), now);
}
