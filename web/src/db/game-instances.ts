import {
  type Actor,
  DOCUMENTS,
  type GameInstance,
  type GiId,
  paths,
  type Transition,
  type Uid,
} from '@fives/domain';
import { collection, limit, orderBy, query, where } from 'firebase/firestore';
import { useFirestore } from 'reactfire';
import { decideStoredFields } from './decisions.ts';
import { readerOf, useLiveDoc, useLiveQuery } from './live.ts';
import { changeFields } from './unanswered-writes.ts';

const read = readerOf(DOCUMENTS.gameInstance);

/** Maximum number of instances on the home screen: a year of two weekly games. */
const HOME_LIMIT = 100;

export function useGameInstance(giId: GiId | null) {
  return useLiveDoc<GameInstance>(giId === null ? null : paths.gameInstance(giId), read);
}

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
  await changeFields(actor.uid, paths.gameInstance(instance.id), stored);
}
