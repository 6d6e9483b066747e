import { DOCUMENTS, type Player, paths, type Uid } from '@fives/domain';
import { getDocuments, getFound, parseReadable, parserOf } from '../document.ts';
import { firestore } from '../firestore.ts';
import type { OptimisticTransaction, Reader } from '../optimistic-transaction.ts';

const parse = parserOf(DOCUMENTS.player);
const player = (uid: Uid) => firestore.doc(paths.player(uid));

export function findPlayer(uid: Uid, transaction?: OptimisticTransaction): Promise<Player | null> {
  return getFound(player(uid), parse, transaction);
}

export async function findPlayers(uids: readonly Uid[], transaction?: Reader): Promise<Player[]> {
  return parseReadable(await getDocuments(uids.map(player), transaction), parse);
}

export function createPlayer(transaction: OptimisticTransaction, { uid, ...fields }: Player): void {
  transaction.create(player(uid), fields);
}

export function updatePlayer(
  transaction: OptimisticTransaction,
  uid: Uid,
  fields: Partial<Omit<Player, 'uid'>>,
): void {
  transaction.update(player(uid), fields);
}

export function deletePlayerTree(uid: Uid): Promise<void> {
  return firestore.recursiveDelete(player(uid));
}
