import {
  DOCUMENTS,
  type GameInstance,
  NO_SCORE,
  paths,
  type Result,
  type Score,
  type TeamLooks,
  type WinningTeam,
  withWinner,
} from '@fives/domain';
import { collection, doc, limit, orderBy, query, updateDoc, where } from 'firebase/firestore';
import { useFirestore } from 'reactfire';
import { firestore } from './firestore.ts';
import { readerOf, useLiveDoc, useLiveQuery } from './live.ts';

const read = readerOf(DOCUMENTS.gameInstance);

/** How many instances the home screen reads: a year of two weekly games. */
const HOME_LIMIT = 100;

/** Watches one instance; null where there is none. */
export function useGameInstance(giId: string) {
  const db = useFirestore();
  return useLiveDoc<GameInstance>(doc(db, paths.gameInstance(giId)), read);
}

/** Watches the instances in which a person has a place, newest start first. */
export function useMyGameInstances(uid: string | null) {
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

/** Says that the invites are out. */
export function saveInvitesSent(giId: string): Promise<void> {
  return save(giId, { status: 'INVITES_SENT' });
}

/** Renames or recolours the teams. */
export function saveTeamLooks(giId: string, looks: Partial<TeamLooks>): Promise<void> {
  return save(giId, looks);
}

/** Sets or changes the winner; a score that no longer agrees goes. */
export function saveWinner(giId: string, previous: Result, winningTeam: WinningTeam): Promise<void> {
  return save(giId, withWinner(previous, winningTeam));
}

/** Saves a margin or both goals; the other is cleared. */
export function saveScore(giId: string, score: Partial<Score>): Promise<void> {
  return save(giId, { ...NO_SCORE, ...score });
}

function save(giId: string, fields: Partial<Omit<GameInstance, 'id'>>): Promise<void> {
  return updateDoc(doc(firestore, paths.gameInstance(giId)), fields);
}
