import { DOCUMENTS, type Player, paths, type Uid } from '@fives/domain';
import { getDocument, getDocuments, parseAll, parserOf } from '../document.ts';
import { firestore } from '../firestore.ts';
import type { OptimisticTransaction, Reader } from '../optimistic-transaction.ts';

const parse = parserOf(DOCUMENTS.player);
const player = (uid: Uid) => firestore.doc(paths.player(uid));

/** A registered player; null where there is none. */
export async function findPlayer(uid: Uid, transaction?: OptimisticTransaction): Promise<Player | null> {
  return parse(await getDocument(player(uid), transaction));
}

/** Those of the people who are registered players. */
export async function findPlayers(uids: readonly Uid[], transaction?: Reader): Promise<Player[]> {
  return parseAll(await getDocuments(uids.map(player), transaction), parse);
}

/** Stores a player who was not there before. */
export function createPlayer(transaction: OptimisticTransaction, { uid, ...fields }: Player): void {
  transaction.create(player(uid), fields);
}

/** Changes some fields of a player. */
export function updatePlayer(
  transaction: OptimisticTransaction,
  uid: Uid,
  fields: Partial<Omit<Player, 'uid'>>,
): void {
  transaction.update(player(uid), fields);
}

/** Takes a player away with all that lies below: devices, inbox, settings. */
export function deletePlayerTree(uid: Uid): Promise<void> {
  return firestore.recursiveDelete(player(uid));
}
