import { DOCUMENTS, type Player, paths } from '@fives/domain';
import { doc } from 'firebase/firestore';
import { useFirestore } from 'reactfire';
import { readerOf, useLiveDoc } from './live.ts';

const read = readerOf(DOCUMENTS.player);

/** Watches a registered player, which only they themselves may; null where none is stored. */
export function usePlayer(uid: string | null) {
  const db = useFirestore();
  return useLiveDoc<Player>(uid === null ? null : doc(db, paths.player(uid)), read);
}
