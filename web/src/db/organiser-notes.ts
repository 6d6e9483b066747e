import { DOCUMENTS, type GameId, type OrganiserNotes, type OtherStars, paths, type Uid } from '@fives/domain';
import { doc, setDoc } from 'firebase/firestore';
import { useFirestore } from 'reactfire';
import { firestore } from './firestore.ts';
import { readerOf, useLiveDoc } from './live.ts';

const read = readerOf(DOCUMENTS.organiserNotes);
const readOtherStars = readerOf(DOCUMENTS.otherStars);

export function useOrganiserNotes(gameId: GameId | null, uid: Uid | null) {
  const db = useFirestore();
  return useLiveDoc<OrganiserNotes>(
    gameId === null || uid === null ? null : doc(db, paths.organiserNotesOf(gameId, uid)),
    read,
  );
}

export function useOtherStars(gameId: GameId | null, uid: Uid | null) {
  const db = useFirestore();
  return useLiveDoc<OtherStars>(
    gameId === null || uid === null ? null : doc(db, paths.otherStarsOf(gameId, uid)),
    readOtherStars,
  );
}

export function saveOrganiserNotes(gameId: GameId, uid: Uid, notes: OrganiserNotes): Promise<void> {
  return setDoc(doc(firestore, paths.organiserNotesOf(gameId, uid)), notes);
}
