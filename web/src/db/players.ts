import { DOCUMENTS, type Player, paths, type Uid } from '@fives/domain';
import { doc, updateDoc } from 'firebase/firestore';
import { firestore } from './firestore.ts';
import { readerOf, useLiveDoc } from './live.ts';

export function usePlayer(uid: Uid | null) {
  return useLiveDoc<Player>(uid === null ? null : paths.player(uid), readerOf(DOCUMENTS.player));
}

/** A trigger copies the name to other documents. */
export function savePlayerName(uid: Uid, name: string): Promise<void> {
  return updateDoc(doc(firestore, paths.player(uid)), { name });
}
