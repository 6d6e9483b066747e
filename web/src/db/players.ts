import { type Player, paths, playerSchema } from '@fives/domain';
import { doc } from 'firebase/firestore';
import { useFirestore } from 'reactfire';
import { parser, useLiveDoc } from './live.ts';

const parse = parser(playerSchema.strip(), 'uid');

/** Watches a registered player, which only they themselves may; null where none is stored. */
export function usePlayer(uid: string | null) {
  const db = useFirestore();
  return useLiveDoc<Player>(uid === null ? null : doc(db, paths.player(uid)), parse);
}
