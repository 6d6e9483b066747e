import { DOCUMENTS, type GiId, type PlayerInstance, paths, type Uid } from '@fives/domain';
import { getAllFound, getDocuments, getFound, parserOf } from '../document.ts';
import { firestore } from '../firestore.ts';
import type { OptimisticTransaction, Reader } from '../optimistic-transaction.ts';

const parse = parserOf(DOCUMENTS.playerInstance);

export function findPlayerInstances(giId: GiId, transaction?: Reader): Promise<PlayerInstance[]> {
  return getAllFound(firestore.collection(paths.playerInstances(giId)), parse, transaction);
}

export function findPlayerInstance(giId: GiId, uid: Uid, transaction?: OptimisticTransaction) {
  return getFound(firestore.doc(paths.playerInstance(giId, uid)), parse, transaction);
}

/** Returns a person's player instances in the order of `giIds`, with null for each missing document. */
export async function findPlayerInstancesOf(
  uid: Uid,
  giIds: readonly string[],
  transaction?: OptimisticTransaction,
): Promise<(PlayerInstance | null)[]> {
  const references = giIds.map((giId) => firestore.doc(paths.playerInstance(giId, uid)));
  return (await getDocuments(references, transaction)).map(parse);
}

export function createPlayerInstance(
  transaction: OptimisticTransaction,
  giId: GiId,
  person: PlayerInstance,
): void {
  const { uid, ...fields } = person;
  transaction.create(firestore.doc(paths.playerInstance(giId, uid)), fields);
}

export function updatePlayerInstance(
  transaction: OptimisticTransaction,
  giId: GiId,
  uid: Uid,
  changes: Partial<Omit<PlayerInstance, 'uid'>>,
): void {
  transaction.update(firestore.doc(paths.playerInstance(giId, uid)), changes);
}

export function deletePlayerInstance(transaction: OptimisticTransaction, giId: GiId, uid: Uid): void {
  transaction.delete(firestore.doc(paths.playerInstance(giId, uid)));
}
