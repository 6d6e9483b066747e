import { DOCUMENTS, type GameId, type OrganiserNotes, type OtherStars, paths, type Uid } from '@fives/domain';
import { doc, setDoc } from 'firebase/firestore';
import { firestore } from './firestore.ts';
import { readerOf, useLiveDoc } from './live.ts';

export function useOrganiserNotes(gameId: GameId | null, uid: Uid | null) {
  const path = gameId === null || uid === null ? null : paths.organiserNotesOf(gameId, uid);
  return useLiveDoc<OrganiserNotes>(path, readerOf(DOCUMENTS.organiserNotes));
}

export function useOtherStars(gameId: GameId | null, uid: Uid | null) {
  const path = gameId === null || uid === null ? null : paths.otherStarsOf(gameId, uid);
  return useLiveDoc<OtherStars>(path, readerOf(DOCUMENTS.otherStars));
}

export function saveOrganiserNotes(gameId: GameId, uid: Uid, notes: OrganiserNotes): Promise<void> {
  return setDoc(doc(firestore, paths.organiserNotesOf(gameId, uid)), notes);
}
