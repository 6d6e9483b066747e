import { DOCUMENTS, type GiId, type PlayerInstance, paths, type Uid } from '@fives/domain';
import { getAllFound, getDocument, getDocuments, parserOf } from '../document.ts';
import { firestore } from '../firestore.ts';
import type { OptimisticTransaction, Reader } from '../optimistic-transaction.ts';

const parse = parserOf(DOCUMENTS.playerInstance);

/** Everyone with a place in an instance, whatever they replied, by uid. */
export function findPlayerInstances(giId: GiId, transaction?: Reader): Promise<PlayerInstance[]> {
  return getAllFound(firestore.collection(paths.playerInstances(giId)), parse, transaction);
}

/** One person's place; null where they have none. */
export async function findPlayerInstance(
  giId: GiId,
  uid: Uid,
  transaction?: OptimisticTransaction,
): Promise<PlayerInstance | null> {
  return parse(await getDocument(firestore.doc(paths.playerInstance(giId, uid)), transaction));
}

/** One person's places in several instances, in the order of the ids; null where they have none. */
export async function findPlayerInstancesOf(
  uid: Uid,
  giIds: readonly string[],
  transaction?: OptimisticTransaction,
): Promise<(PlayerInstance | null)[]> {
  const references = giIds.map((giId) => firestore.doc(paths.playerInstance(giId, uid)));
  return (await getDocuments(references, transaction)).map(parse);
}

/** Stores a place of somebody who had none in the instance. */
export function createPlayerInstance(
  transaction: OptimisticTransaction,
  giId: GiId,
  person: PlayerInstance,
): void {
  const { uid, ...fields } = person;
  transaction.create(firestore.doc(paths.playerInstance(giId, uid)), fields);
}

/** Changes the fields that are named. */
export function updatePlayerInstance(
  transaction: OptimisticTransaction,
  giId: GiId,
  uid: Uid,
  changes: Partial<Omit<PlayerInstance, 'uid'>>,
): void {
  transaction.update(firestore.doc(paths.playerInstance(giId, uid)), changes);
}

/** Takes a place away, which was read. */
export function deletePlayerInstance(transaction: OptimisticTransaction, giId: GiId, uid: Uid): void {
  transaction.delete(firestore.doc(paths.playerInstance(giId, uid)));
}
