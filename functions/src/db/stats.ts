import { DOCUMENTS, type History, paths, type StatsTable } from '@fives/domain';
import { getDocument, parserOf } from './document.ts';
import { firestore } from './firestore.ts';
import type { OptimisticTransaction } from './optimistic-transaction.ts';

const parse = parserOf(DOCUMENTS.statsHistory);

/** What a game remembers of its instances; null before it remembers any. */
export async function findHistory(
  gameId: string,
  transaction?: OptimisticTransaction,
): Promise<History | null> {
  return parse(await getDocument(firestore.doc(paths.statsHistory(gameId)), transaction));
}

/** Stores a game's whole history. */
export function saveHistory(transaction: OptimisticTransaction, gameId: string, history: History): void {
  transaction.replace(firestore.doc(paths.statsHistory(gameId)), history);
}

const parseTable = parserOf(DOCUMENTS.statsTable);

/** A game's table; null where there is none yet. */
export async function findStatsTable(
  gameId: string,
  transaction?: OptimisticTransaction,
): Promise<StatsTable | null> {
  return parseTable(await getDocument(firestore.doc(paths.statsTable(gameId)), transaction));
}

/** Stores a game's whole table. */
export function saveStatsTable(transaction: OptimisticTransaction, gameId: string, table: StatsTable): void {
  transaction.replace(firestore.doc(paths.statsTable(gameId)), table);
}
