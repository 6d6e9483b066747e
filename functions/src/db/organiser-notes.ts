import { DOCUMENTS, type OrganiserNotes, paths } from '@fives/domain';
import { getDocument, parserOf } from './document.ts';
import { firestore } from './firestore.ts';
import type { OptimisticTransaction } from './optimistic-transaction.ts';

const parse = parserOf(DOCUMENTS.organiserNotes);
const notesOf = (gameId: string, uid: string) => firestore.doc(paths.organiserNotesOf(gameId, uid));

/** What an organiser has noted of a game's players; null where they have noted nothing. */
export async function findOrganiserNotes(
  gameId: string,
  uid: string,
  transaction?: OptimisticTransaction,
): Promise<OrganiserNotes | null> {
  return parse(await getDocument(notesOf(gameId, uid), transaction));
}

/** Changes an organiser's notes, which were read. */
export function saveOrganiserNotes(
  transaction: OptimisticTransaction,
  gameId: string,
  uid: string,
  notes: OrganiserNotes,
): void {
  transaction.update(notesOf(gameId, uid), notes);
}

/** Takes an organiser's notes away, where there are any. */
export async function deleteOrganiserNotes(gameId: string, uid: string): Promise<void> {
  await notesOf(gameId, uid).delete();
}
