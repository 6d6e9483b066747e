import { DOCUMENTS, type MotmBallot, paths } from '@fives/domain';
import { doc, serverTimestamp, setDoc } from 'firebase/firestore';
import { useFirestore } from 'reactfire';
import { firestore } from './firestore.ts';
import { readerOf, useLiveDoc } from './live.ts';

const read = readerOf(DOCUMENTS.motmBallot);

/** Watches a voter's own ballot, which nobody else may; null where they have not voted. A null uid watches nothing. */
export function useMyBallot(giId: string, uid: string | null) {
  const db = useFirestore();
  return useLiveDoc<MotmBallot>(uid === null ? null : doc(db, paths.motmBallot(giId, uid)), read);
}

/** Casts a ballot, in place of the one before it. Only a registered player who plays may, while voting is open. */
export function saveBallot(giId: string, uid: string, votes: readonly string[]): Promise<void> {
  return setDoc(doc(firestore, paths.motmBallot(giId, uid)), {
    votes: [...votes],
    castAt: serverTimestamp(),
  });
}
