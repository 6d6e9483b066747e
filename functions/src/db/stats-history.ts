import { DOCUMENTS, type History, paths } from '@fives/domain';
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
