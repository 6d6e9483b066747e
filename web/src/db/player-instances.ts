import { cleanText, DOCUMENTS, type PlayerInstance, paths, type Reply, type Team } from '@fives/domain';
import { collection, doc, query, serverTimestamp, setDoc, updateDoc, writeBatch } from 'firebase/firestore';
import { useFirestore } from 'reactfire';
import { firestore } from './firestore.ts';
import { readerOf, useLiveQuery } from './live.ts';

const read = readerOf(DOCUMENTS.playerInstance);

/** Somebody's place as this device knows it. */
export interface LivePlayerInstance extends PlayerInstance {
  /** True while a change made here has not reached the server. */
  readonly isPending: boolean;
}

/** Watches everyone who has a place in an instance; needs somebody signed in, so a null id watches nothing. */
export function usePlayerInstances(giId: string | null) {
  const db = useFirestore();
  const everyone = giId === null ? null : query(collection(db, paths.playerInstances(giId)));
  return useLiveQuery<LivePlayerInstance>(
    giId && paths.playerInstances(giId),
    everyone,
    (fields, id, isPending) => ({ ...read(fields, id), isPending }),
  );
}

export interface NewPlace {
  readonly uid: string;
  readonly name: string;
  readonly isGuest: boolean;
  readonly status: Reply;
}

/** Takes a place in an instance by answering for the first time. The rules take a name as it is; so here it is made clean. */
export function joinInstance(giId: string, { uid, name, isGuest, status }: NewPlace): Promise<void> {
  return setDoc(doc(firestore, paths.playerInstance(giId, uid)), {
    name: cleanText(name),
    isGuest,
    status,
    team: 'NO_TEAM',
    repliedAt: serverTimestamp(),
  });
}

/** Changes an answer, one's own or, as the organiser, somebody else's. Whoever is not playing leaves their team. */
export function saveReply(giId: string, uid: string, status: Reply): Promise<void> {
  return updateDoc(doc(firestore, paths.playerInstance(giId, uid)), {
    status,
    ...(status === 'NOT_PLAYING' && { team: 'NO_TEAM' }),
    repliedAt: serverTimestamp(),
  });
}

/** Moves somebody into a team, which says that they play. */
export function saveTeam(
  giId: string,
  player: PlayerInstance,
  team: Exclude<Team, 'NO_TEAM'>,
): Promise<void> {
  return updateDoc(doc(firestore, paths.playerInstance(giId, player.uid)), {
    team,
    ...(player.status !== 'PLAYING' && { status: 'PLAYING', repliedAt: serverTimestamp() }),
  });
}

/** Lets two players of different teams change places: both or neither. */
export function swapTeams(giId: string, one: PlayerInstance, other: PlayerInstance): Promise<void> {
  const place = ({ uid }: PlayerInstance) => doc(firestore, paths.playerInstance(giId, uid));
  const batch = writeBatch(firestore);
  batch.update(place(one), { team: other.team });
  batch.update(place(other), { team: one.team });
  return batch.commit();
}

/** Takes somebody out of their team and of the game, as the organiser; so nobody need tell the organiser of it. */
export function removeFromTeam(giId: string, uid: string): Promise<void> {
  return updateDoc(doc(firestore, paths.playerInstance(giId, uid)), {
    status: 'NOT_PLAYING',
    team: 'NO_TEAM',
    repliedAt: serverTimestamp(),
    takenOutAt: serverTimestamp(),
  });
}
