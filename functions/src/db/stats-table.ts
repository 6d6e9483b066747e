import { DOCUMENTS, paths, type StatsTable } from '@fives/domain';
import { getDocument, parserOf } from './document.ts';
import { firestore } from './firestore.ts';
import type { Transaction } from './transaction.ts';

const parse = parserOf(DOCUMENTS.statsTable);

/** A game's table; null where there is none yet. */
export async function findStatsTable(gameId: string, transaction?: Transaction): Promise<StatsTable | null> {
  return parse(await getDocument(firestore.doc(paths.statsTable(gameId)), transaction));
}

/** Stores a game's whole table. */
export function saveStatsTable(transaction: Transaction, gameId: string, table: StatsTable): void {
  transaction.save(firestore.doc(paths.statsTable(gameId)), table);
}
