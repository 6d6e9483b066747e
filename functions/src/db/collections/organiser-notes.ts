import { DOCUMENTS, type GameId, type OrganiserNotes, type OtherStars, paths, type Uid } from '@fives/domain';
import { documentsOf } from '../documents-of.ts';
import { firestore } from '../firestore.ts';
import type { Reader, Transaction } from '../transaction.ts';

const notesDocuments = documentsOf(DOCUMENTS.organiserNotes, paths.organiserNotesOf);
export const {
  find: findOrganiserNotes,
  create: createOrganiserNotes,
  update: saveOrganiserNotes,
  remove: removeOrganiserNotes,
} = notesDocuments;
const starsDocuments = documentsOf(DOCUMENTS.otherStars, paths.otherStarsOf);
export const findOtherStars = starsDocuments.find;

export async function findAllNotes(
  gameId: GameId,
  reader: Reader,
): Promise<{ readonly uid: Uid; readonly notes: OrganiserNotes }[]> {
  const found = await reader.find(firestore.collection(paths.organiserNotes(gameId)));
  return found.flatMap((snapshot) => {
    const notes = notesDocuments.parse(snapshot);
    return notes === null ? [] : [{ uid: snapshot.id, notes }];
  });
}

export async function deleteOrganiserNotes(gameId: GameId, uid: Uid): Promise<void> {
  await notesDocuments.at(gameId, uid).delete();
}

export async function findAllOtherStars(
  gameId: GameId,
  transaction: Transaction,
): Promise<Map<string, OtherStars>> {
  const found = await transaction.find(firestore.collection(paths.otherStars(gameId)));
  return new Map(
    found.flatMap((snapshot) => {
      const stars = starsDocuments.parse(snapshot);
      return stars === null ? [] : [[snapshot.id, stars] as const];
    }),
  );
}

export function saveOtherStars(
  transaction: Transaction,
  gameId: GameId,
  uid: Uid,
  stars: OtherStars | null,
): void {
  if (stars === null) starsDocuments.remove(transaction, gameId, uid);
  else starsDocuments.replace(transaction, gameId, uid, stars);
}
