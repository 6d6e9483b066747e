import { DOCUMENTS, paths, type StatsTable } from '@fives/domain';
import { getDocument, parserOf } from './document.ts';
import { firestore } from './firestore.ts';
import type { OptimisticTransaction } from './optimistic-transaction.ts';

const parse = parserOf(DOCUMENTS.statsTable);

/** A game's table; null where there is none yet. */
export async function findStatsTable(
  gameId: string,
  transaction?: OptimisticTransaction,
): Promise<StatsTable | null> {
  return parse(await getDocument(firestore.doc(paths.statsTable(gameId)), transaction));
}

/** Stores a game's whole table. */
export function saveStatsTable(transaction: OptimisticTransaction, gameId: string, table: StatsTable): void {
  transaction.replace(firestore.doc(paths.statsTable(gameId)), table);
}
