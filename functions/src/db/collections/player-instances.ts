import {
  DOCUMENTS,
  type GameInstance,
  type GiId,
  importedPlayers,
  type PlayerInstance,
  paths,
  type Uid,
} from '@fives/domain';
import { deleteAll, getAllFound, getDocuments, getFound, parserOf } from '../document.ts';
import { firestore } from '../firestore.ts';
import type { Reader, Transaction } from '../transaction.ts';

const parse = parserOf(DOCUMENTS.playerInstance);

export function findPlayerInstances(giId: GiId, transaction?: Reader): Promise<PlayerInstance[]> {
  return getAllFound(firestore.collection(paths.playerInstances(giId)), parse, transaction);
}

export function findPlayerInstance(giId: GiId, uid: Uid, transaction?: Transaction) {
  return getFound(firestore.doc(paths.playerInstance(giId, uid)), parse, transaction);
}

/** Returns a person's player instances in the order of `giIds`, with null for each missing document. */
export async function findPlayerInstancesOf(
  uid: Uid,
  giIds: readonly string[],
  transaction?: Transaction,
): Promise<(PlayerInstance | null)[]> {
  const references = giIds.map((giId) => firestore.doc(paths.playerInstance(giId, uid)));
  return (await getDocuments(references, transaction)).map(parse);
}

export function createPlayerInstance(transaction: Transaction, giId: GiId, person: PlayerInstance): void {
  const { uid, ...fields } = person;
  transaction.create(firestore.doc(paths.playerInstance(giId, uid)), fields);
}

export function updatePlayerInstance(
  transaction: Transaction,
  giId: GiId,
  uid: Uid,
  changes: Partial<Omit<PlayerInstance, 'uid'>>,
): void {
  transaction.update(firestore.doc(paths.playerInstance(giId, uid)), changes);
}

export function deletePlayerInstance(transaction: Transaction, giId: GiId, uid: Uid): void {
  transaction.delete(firestore.doc(paths.playerInstance(giId, uid)));
}

/** Returns the player instances, or the people of an imported instance. */
export async function findPeople(instance: GameInstance, reader?: Reader): Promise<PlayerInstance[]> {
  return importedPlayers(instance) ?? findPlayerInstances(instance.id, reader);
}

const parseAdmission = parserOf(DOCUMENTS.admission);

export async function findInviteKey(giId: GiId, uid: Uid): Promise<string | null> {
  return (await getFound(firestore.doc(paths.admission(giId, uid)), parseAdmission))?.key ?? null;
}

export async function deleteAdmissions(uid: Uid): Promise<void> {
  const { docs } = await firestore.collectionGroup('admissions').where('uid', '==', uid).get();
  await deleteAll(docs);
}
