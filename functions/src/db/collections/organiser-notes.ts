import { DOCUMENTS, type GameId, type OrganiserNotes, type OtherStars, paths, type Uid } from '@fives/domain';
import { getFound, parserOf } from '../document.ts';
import { firestore } from '../firestore.ts';
import type { Reader, Transaction } from '../transaction.ts';

const parse = parserOf(DOCUMENTS.organiserNotes);
const parseOtherStars = parserOf(DOCUMENTS.otherStars);
const notesOf = (gameId: GameId, uid: Uid) => firestore.doc(paths.organiserNotesOf(gameId, uid));
const otherStarsOf = (gameId: GameId, uid: Uid) => firestore.doc(paths.otherStarsOf(gameId, uid));

export function findOrganiserNotes(gameId: GameId, uid: Uid, transaction?: Transaction) {
  return getFound(notesOf(gameId, uid), parse, transaction);
}

export async function findAllNotes(
  gameId: GameId,
  reader: Reader,
): Promise<{ readonly uid: Uid; readonly notes: OrganiserNotes }[]> {
  const found = await reader.find(firestore.collection(paths.organiserNotes(gameId)));
  return found.flatMap((snapshot) => {
    const notes = parse(snapshot);
    return notes === null ? [] : [{ uid: snapshot.id, notes }];
  });
}

export function createOrganiserNotes(
  transaction: Transaction,
  gameId: GameId,
  uid: Uid,
  notes: OrganiserNotes,
): void {
  transaction.create(notesOf(gameId, uid), notes);
}

export function saveOrganiserNotes(
  transaction: Transaction,
  gameId: GameId,
  uid: Uid,
  notes: OrganiserNotes,
): void {
  transaction.update(notesOf(gameId, uid), notes);
}

export async function deleteOrganiserNotes(gameId: GameId, uid: Uid): Promise<void> {
  await notesOf(gameId, uid).delete();
}

export function removeOrganiserNotes(transaction: Transaction, gameId: GameId, uid: Uid): void {
  transaction.delete(notesOf(gameId, uid));
}

export function findOtherStars(gameId: GameId, uid: Uid, transaction: Transaction) {
  return getFound(otherStarsOf(gameId, uid), parseOtherStars, transaction);
}

export async function findAllOtherStars(
  gameId: GameId,
  transaction: Transaction,
): Promise<Map<string, OtherStars>> {
  const found = await transaction.find(firestore.collection(paths.otherStars(gameId)));
  return new Map(
    found.flatMap((snapshot) => {
      const stars = parseOtherStars(snapshot);
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
  if (stars === null) transaction.delete(otherStarsOf(gameId, uid));
  else transaction.replace(otherStarsOf(gameId, uid), stars);
}
