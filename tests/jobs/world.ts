import {
  type GameInstance,
  type Notification,
  type PlayerInstance,
  paths,
  toGameSummary,
} from '@fives/domain';
import { aGameInstance } from '@fives/domain/testing';
import { firestore } from '../../functions/src/db/firestore.ts';
import { findInstancesOfGame } from '../../functions/src/db/game-instances.ts';
import { findGame } from '../../functions/src/db/games.ts';
import { type Delivery, inOrder, setClock, write } from '../triggers/recorder.ts';
import { GAME_ID, putGame, putPerson, putPlayer } from '../triggers/world.ts';

export const HOUR = 3_600_000;

/** The moment at which a test's jobs run: a Tuesday, five hours before {@link aGameInstance}'s start. */
export const NOW = new Date('2026-06-16T13:00:00Z');

export function hoursFrom(now: Date, hours: number): Date {
  return new Date(now.getTime() + hours * HOUR);
}

export interface JobWorld {
  readonly game?: Parameters<typeof putGame>[0];
  readonly instance?: Partial<GameInstance>;
  /** Registered people with a place, by uid. */
  readonly people?: Record<string, Partial<PlayerInstance>>;
  readonly now?: Date;
}

/** A game with one instance as somebody writes it who knows nothing of jobs; the triggers have run. */
export async function putWorld({ game, instance, people = {}, now = NOW }: JobWorld): Promise<void> {
  setClock(now);
  const uids = Object.keys(people);
  const deliveries = [
    await putGame({ memberUids: ['olive', ...uids.filter((uid) => uid !== 'olive')], ...game }),
    await putPlayer('olive', 'Olive'),
  ];
  for (const uid of uids) deliveries.push(await putPlayer(uid, uid.toUpperCase()));
  deliveries.push(await putBareInstance('first', { game: await summary(), ...instance }));
  for (const [uid, place] of Object.entries(people)) deliveries.push(await putPerson('first', uid, place));
  await inOrder(deliveries);
}

/** Writes an instance without the fields that are the server's own, as from outside. */
export async function putBareInstance(giId: string, changes: Partial<GameInstance>): Promise<Delivery> {
  const {
    id,
    dueAt: _due,
    handled: _handled,
    ...fields
  } = aGameInstance({
    id: giId,
    memberUids: [],
    ...changes,
  });
  return write(paths.gameInstance(id), fields);
}

async function summary(): Promise<GameInstance['game']> {
  const stored = await findGame(GAME_ID);
  if (stored === null) throw new Error('No game');
  return toGameSummary(stored);
}

/** Everybody's inbox: what they were told, by uid. */
export async function inboxes(): Promise<Record<string, string[]>> {
  const { docs } = await firestore.collectionGroup('notifications').get();
  const told = docs.map(({ id, ref }) => [ref.parent.parent?.id ?? '', id] as const);
  return Object.fromEntries(
    [...new Set(told.map(([uid]) => uid))].toSorted().map((uid) => [
      uid,
      told
        .filter((one) => one[0] === uid)
        .map(([, id]) => id)
        .toSorted(),
    ]),
  );
}

/** One person's inbox in full. */
export async function inboxOf(uid: string): Promise<Notification[]> {
  const { docs } = await firestore.collection(paths.notifications(uid)).get();
  return docs.map((doc) => ({ id: doc.id, ...doc.data() }) as Notification);
}

/** The game's instances but the first, newest start first. */
export async function laterInstances(): Promise<GameInstance[]> {
  return (await findInstancesOfGame(GAME_ID)).filter(({ id }) => id !== 'first');
}
