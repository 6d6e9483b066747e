import {
  countReplies,
  type Game,
  type GameInstance,
  type InstanceJobs,
  type Notification,
  type PlayerInstance,
  paths,
  toGameSummary,
} from '@fives/domain';
import { aGame, aGameInstance, aPlayer, aPlayerInstance } from '@fives/domain/testing';
import { findInstancesOfGame } from '../../functions/src/db/collections/game-instances.ts';
import { findInstanceJobs } from '../../functions/src/db/collections/instance-jobs.ts';
import { firestore } from '../../functions/src/db/firestore.ts';
import { type Delivery, setClock, write } from '../triggers/recorder.ts';
import { GAME_ID } from '../triggers/world.ts';

const HOUR = 3_600_000;

/** Time at which jobs run in tests: a Tuesday, five hours before the start of {@link aGameInstance}. */
export const NOW = new Date('2026-06-16T13:00:00Z');

export function hoursFrom(now: Date, hours: number): Date {
  return new Date(now.getTime() + hours * HOUR);
}

/** Fields of a player instance without a reply. */
export const NO_REPLY = { status: 'UNANSWERED', repliedAt: null } as const;

/** Fields of an instance that starts `hours` after `NOW`. */
export const startsIn = (hours: number) => ({ startDateTime: hoursFrom(NOW, hours) });

/** Returns a stored notification whose push is queued. */
export function queuedNotification(changes: Partial<Notification> = {}): Omit<Notification, 'id'> {
  return {
    kind: 'INVITE',
    title: 'Game invite: Tuesday Fives',
    body: 'Join Tuesday Fives at Powerleague Shoreditch on 16/06',
    link: '/gi/first',
    gameId: 'tuesday',
    giId: 'first',
    createdAt: NOW,
    readAt: null,
    push: 'queued',
    ...changes,
  };
}

export interface JobWorld {
  readonly game?: Partial<Game>;
  readonly instance?: Partial<GameInstance>;
  /** Player instances by uid. People who are not guests also get a player document. */
  readonly people?: Record<string, Partial<PlayerInstance>>;
  readonly now?: Date;
}

/** Stores a game, its instance `first` and its people, and runs the instance trigger. */
export async function putWorld({ game: changes, instance, people = {}, now = NOW }: JobWorld): Promise<void> {
  setClock(now);
  const uids = Object.keys(people);
  const game = aGame({ memberUids: ['olive', ...uids.filter((uid) => uid !== 'olive')], ...changes });
  const playerInstances = Object.entries(people).map(([uid, playerInstance]) =>
    aPlayerInstance({ uid, name: uid.toUpperCase(), ...playerInstance }),
  );
  const batch = firestore.batch();
  const put = (path: string, { id: _id, uid: _uid, ...fields }: { id?: string; uid?: string }) =>
    batch.create(firestore.doc(path), fields);
  put(paths.game(game.id), game);
  for (const uid of new Set(['olive', ...uids.filter((each) => !people[each]?.isGuest)]))
    put(paths.player(uid), aPlayer({ uid, name: uid.toUpperCase() }));
  for (const playerInstance of playerInstances)
    put(paths.playerInstance('first', playerInstance.uid), playerInstance);
  await batch.commit();
  const fields = {
    game: toGameSummary(game),
    counts: countReplies(playerInstances, { game }),
    memberUids: uids,
    ...instance,
  };
  await (await putBareInstance('first', fields))();
}

export async function putBareInstance(giId: string, changes: Partial<GameInstance>): Promise<Delivery> {
  const { id, ...fields } = aGameInstance({ id: giId, memberUids: [], ...changes });
  return write(paths.gameInstance(id), fields);
}

export async function inboxes(): Promise<Record<string, string[]>> {
  const { docs } = await firestore.collectionGroup('notifications').get();
  const notifications = docs.map(({ id, ref }) => ({ id, uid: ref.parent.parent?.id ?? '' }));
  const uids = [...new Set(notifications.map(({ uid }) => uid))].toSorted();
  const idsOf = (uid: string) => notifications.filter((each) => each.uid === uid).map(({ id }) => id);
  return Object.fromEntries(uids.map((uid) => [uid, idsOf(uid).toSorted()]));
}

export async function inboxOf(uid: string): Promise<Notification[]> {
  const { docs } = await firestore.collection(paths.notifications(uid)).get();
  return docs.map((doc) => ({ id: doc.id, ...doc.data() }) as Notification);
}

export async function otherInstances(): Promise<GameInstance[]> {
  return (await findInstancesOfGame(GAME_ID)).filter(({ id }) => id !== 'first');
}

export function jobsOf(giId: string): Promise<InstanceJobs | null> {
  return findInstanceJobs(giId);
}
