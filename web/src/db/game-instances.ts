import {
  type Actor,
  type BallotState,
  DOCUMENTS,
  type GameInstance,
  paths,
  type Transition,
  type Uid,
  vote,
} from '@fives/domain';
import { collection, doc, limit, orderBy, query, setDoc, where } from 'firebase/firestore';
import { useFirestore } from 'reactfire';
import { firestore } from './firestore.ts';
import { liveDocOf, readerOf, useLiveQuery } from './live.ts';
import { changeFields, decideStoredFields, waitForServer } from './writes.ts';

const read = readerOf(DOCUMENTS.gameInstance);

/** Maximum number of instances on the home screen: a year of two weekly games. */
const HOME_LIMIT = 100;

export const useGameInstance = liveDocOf(DOCUMENTS.gameInstance, paths.gameInstance);
export const useMyBallot = liveDocOf(DOCUMENTS.motmBallot, paths.motmBallot);

export function useMyGameInstances(uid: Uid | null) {
  const db = useFirestore();
  const mine =
    uid === null
      ? null
      : query(
          collection(db, paths.gameInstances()),
          where('memberUids', 'array-contains', uid),
          orderBy('startDateTime', 'desc'),
          limit(HOME_LIMIT),
        );
  return useLiveQuery<GameInstance>(uid && `gameInstances of ${uid}`, mine, read);
}

export async function saveInstance<Change>(
  transition: Transition<GameInstance, Change, Partial<GameInstance>>,
  instance: GameInstance,
  actor: Actor,
  change: Change,
): Promise<void> {
  const stored = decideStoredFields(transition, instance, actor, change);
  await changeFields(actor.uid, { [paths.gameInstance(instance.id)]: stored });
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
