import {
  type Actor,
  type BallotState,
  DOCUMENTS,
  type GiId,
  type MotmBallot,
  paths,
  type Uid,
  vote,
} from '@fives/domain';
import { doc, setDoc } from 'firebase/firestore';
import { useFirestore } from 'reactfire';
import { decideStoredFields } from './decisions.ts';
import { firestore } from './firestore.ts';
import { readerOf, useLiveDoc } from './live.ts';
import { waitForServer } from './unanswered-writes.ts';

const read = readerOf(DOCUMENTS.motmBallot);

export function useMyBallot(giId: GiId, uid: Uid | null) {
  const db = useFirestore();
  return useLiveDoc<MotmBallot>(uid === null ? null : doc(db, paths.motmBallot(giId, uid)), read);
}

export async function saveBallot(
  state: BallotState & { readonly instance: { readonly id: string } },
  actor: Actor,
  votes: readonly string[],
): Promise<void> {
  const stored = decideStoredFields(vote, state, actor, { votes: [...votes] });
  const path = paths.motmBallot(state.instance.id, state.uid);
  if (stored !== null)
    await waitForServer(actor.uid, { [path]: stored }, setDoc(doc(firestore, path), stored));
}
