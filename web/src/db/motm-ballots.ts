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
import { decideStoredFields } from './decisions.ts';
import { firestore } from './firestore.ts';
import { readerOf, useLiveDoc } from './live.ts';
import { waitForServer } from './unanswered-writes.ts';

export function useMyBallot(giId: GiId, uid: Uid | null) {
  const path = uid === null ? null : paths.motmBallot(giId, uid);
  return useLiveDoc<MotmBallot>(path, readerOf(DOCUMENTS.motmBallot));
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
