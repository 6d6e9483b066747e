import { DOCUMENTS, type Player, paths, type Uid } from '@fives/domain';
import { doc, updateDoc } from 'firebase/firestore';
import { useFirestore } from 'reactfire';
import { firestore } from './firestore.ts';
import { readerOf, useLiveDoc } from './live.ts';

const read = readerOf(DOCUMENTS.player);

export function usePlayer(uid: Uid | null) {
  const db = useFirestore();
  return useLiveDoc<Player>(uid === null ? null : doc(db, paths.player(uid)), read);
}

/** Stores a player's name. A trigger copies the name to other documents. */
export function savePlayerName(uid: Uid, name: string): Promise<void> {
  return updateDoc(doc(firestore, paths.player(uid)), { name });
}
