import {
  DOCUMENTS,
  type GameInstance,
  type GiId,
  importedPlayers,
  type PlayerInstance,
  paths,
  type Uid,
} from '@fives/domain';
import { deleteAll, getAllFound } from '../document.ts';
import { documentsOf } from '../documents-of.ts';
import { firestore } from '../firestore.ts';
import type { Reader, Transaction } from '../transaction.ts';

const documents = documentsOf(DOCUMENTS.playerInstance, paths.playerInstance);
export const {
  find: findPlayerInstance,
  create: createPlayerInstance,
  update: updatePlayerInstance,
  remove: deletePlayerInstance,
} = documents;

export function findPlayerInstances(giId: GiId, transaction?: Reader): Promise<PlayerInstance[]> {
  return getAllFound(firestore.collection(paths.playerInstances(giId)), documents.parse, transaction);
}

/** Returns a person's player instances in the order of `giIds`, with null for each missing document. */
export function findPlayerInstancesOf(uid: Uid, giIds: readonly string[], transaction?: Transaction) {
  return documents.findEach(
    giIds.map((giId) => [giId, uid]),
    transaction,
  );
}

/** Returns the player instances, or the people of an imported instance. */
export async function findPeople(instance: GameInstance, reader?: Reader): Promise<PlayerInstance[]> {
  return importedPlayers(instance) ?? findPlayerInstances(instance.id, reader);
}

const findAdmission = documentsOf(DOCUMENTS.admission, paths.admission).find;

export async function findInviteKey(giId: GiId, uid: Uid): Promise<string | null> {
  return (await findAdmission(giId, uid))?.key ?? null;
}

export async function deleteAdmissions(uid: Uid): Promise<void> {
  const { docs } = await firestore.collectionGroup('admissions').where('uid', '==', uid).get();
  await deleteAll(docs);
}
