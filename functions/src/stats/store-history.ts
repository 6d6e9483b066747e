import { isDeepStrictEqual } from 'node:util';
import { type History, type StatsTable, statsTable } from '@fives/domain';
import { findHistory, saveHistory } from '../db/stats-history.ts';
import { findStatsTable, saveStatsTable } from '../db/stats-table.ts';
import type { Transaction } from '../db/transaction.ts';

/** What is stored about a game's past; null where nothing is yet. */
export interface StoredStats {
  readonly history: History | null;
  readonly table: StatsTable | null;
}

/** Reads a game's history and table: two documents, however long the history is. */
export async function readStats(gameId: string, transaction: Transaction): Promise<StoredStats> {
  const [history, table] = await Promise.all([
    findHistory(gameId, transaction),
    findStatsTable(gameId, transaction),
  ]);
  return { history, table };
}

/** Stores a history and the table that follows from it, each only where it differs from what is stored. */
export function storeHistory(
  transaction: Transaction,
  gameId: string,
  stored: StoredStats,
  history: History,
  now: Date,
): void {
  if (!isDeepStrictEqual(history, stored.history)) saveHistory(transaction, gameId, history);
  const rows = statsTable(history);
  if (!isDeepStrictEqual(rows, stored.table?.rows)) {
    saveStatsTable(transaction, gameId, { rows, updatedAt: now });
  }
}
