import { DOCUMENTS, type Player, paths, type Uid } from '@fives/domain';
import { doc, updateDoc } from 'firebase/firestore';
import { useFirestore } from 'reactfire';
import { firestore } from './firestore.ts';
import { readerOf, useLiveDoc } from './live.ts';

const read = readerOf(DOCUMENTS.player);

/** Watches a player document, which only that player may read. Null if it does not exist. */
export function usePlayer(uid: Uid | null) {
  const db = useFirestore();
  return useLiveDoc<Player>(uid === null ? null : doc(db, paths.player(uid)), read);
}

/** Stores what somebody is called. The server copies it to wherever they are named. */
export function savePlayerName(uid: Uid, name: string): Promise<void> {
  return updateDoc(doc(firestore, paths.player(uid)), { name });
}
