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
import { storedDecision } from './decisions.ts';
import { firestore } from './firestore.ts';
import { readerOf, useLiveDoc } from './live.ts';
import { waitForServer } from './unanswered-writes.ts';

const read = readerOf(DOCUMENTS.motmBallot);

/** Watches a voter's own ballot, which nobody else may; null where they have not voted. A null uid watches nothing. */
export function useMyBallot(giId: GiId, uid: Uid | null) {
  const db = useFirestore();
  return useLiveDoc<MotmBallot>(uid === null ? null : doc(db, paths.motmBallot(giId, uid)), read);
}

/** Casts a ballot, in place of the one before it. Only a registered player who plays may, while voting is open. */
export async function saveBallot(
  state: BallotState & { readonly instance: { readonly id: string } },
  actor: Actor,
  votes: readonly string[],
): Promise<void> {
  const stored = storedDecision(vote, state, actor, { votes: [...votes] });
  const path = paths.motmBallot(state.instance.id, state.uid);
  if (stored !== null)
    await waitForServer(actor.uid, { [path]: stored }, setDoc(doc(firestore, path), stored));
}
