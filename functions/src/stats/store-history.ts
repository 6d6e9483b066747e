import { isDeepStrictEqual } from 'node:util';
import { type Game, type History, type StatsTable, statsTable } from '@fives/domain';
import type { OptimisticTransaction } from '../db/optimistic-transaction.ts';
import { findHistory, findStatsTable, saveHistory, saveStatsTable } from '../db/stats.ts';
import { keepDailyStatDue } from './daily-stat.ts';

/** What is stored about a game's past; null where nothing is yet. */
export interface StoredStats {
  readonly history: History | null;
  readonly table: StatsTable | null;
}

/** Reads a game's history and table: two documents, however long the history is. */
export async function readStats(gameId: string, transaction: OptimisticTransaction): Promise<StoredStats> {
  const [history, table] = await Promise.all([
    findHistory(gameId, transaction),
    findStatsTable(gameId, transaction),
  ]);
  return { history, table };
}

/**
 * Stores a history, the table that follows from it, and when the game's stat of the day is due for that: each only where
 * it differs from what is stored.
 */
export function storeHistory(
  transaction: OptimisticTransaction,
  game: Game,
  stored: StoredStats,
  history: History,
  now: Date,
): void {
  if (!isDeepStrictEqual(history, stored.history)) saveHistory(transaction, game.id, history);
  const rows = statsTable(history);
  const isNew = !isDeepStrictEqual(rows, stored.table?.rows);
  if (isNew) saveStatsTable(transaction, game.id, { rows, updatedAt: now });
  const hasRows = Object.keys(rows).length > 0;
  keepDailyStatDue(transaction, game, hasRows && (isNew || game.dailyStatDueAt === undefined), now);
}
