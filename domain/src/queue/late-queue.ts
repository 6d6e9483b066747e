import { addMinutes, hoursToMilliseconds, subHours } from 'date-fns';
import type { GameInstance } from '../instance/game-instance.schema.ts';
import type { People, PlayerInstance } from '../instance/player-instance.schema.ts';
import { LONG_AGO } from '../lenient-schema.ts';
import { hasStarted } from '../time/start.ts';
import type { LateQueue } from './late-queue.schema.ts';
import { compareReplyTimes, freeSpots, type Queue, toQueue, yesAt } from './queue.ts';

/** Hours before the start from which a free spot is offered, because reserves may have other plans. */
export const OFFER_HOURS = 3;

/** Minutes before the next reserve is also asked, normally and in the last hour. */
export const TURN_MINUTES = 30;
export const LAST_TURN_MINUTES = 10;

type Late = Pick<GameInstance, 'startDateTime' | 'game' | 'lateQueue'>;

export function offersFrom({ startDateTime }: Pick<Late, 'startDateTime'>): Date {
  return subHours(startDateTime, OFFER_HOURS);
}

/** Returns the end of a reserve's turn. A yes after that still counts. */
export function turnEndsAt({ startDateTime }: Pick<Late, 'startDateTime'>, askedAt: Date): Date {
  const left = startDateTime.getTime() - askedAt.getTime();
  return addMinutes(askedAt, left <= hoursToMilliseconds(1) ? LAST_TURN_MINUTES : TURN_MINUTES);
}

interface StateBefore {
  readonly playerInstance?: PlayerInstance | null;
  readonly numberOfPlayers?: number;
}

/**
 * Returns the queue with spots and offers brought up to date. Repeated or late calls with the same player instances
 * give the same spots.
 * @param before state before the first change in the late period, used to find the first players
 * @returns null until three hours before the start. After a move to a later start, reserves move up again and no one
 * loses a spot.
 */
export function reconcileLateQueue(
  people: People,
  instance: Late,
  now: Date,
  before: StateBefore = {},
): LateQueue | null {
  const isLate = now >= offersFrom(instance);
  if (instance.lateQueue === null && !isLate) return null;
  const known = instance.lateQueue
    ? withMissedDropOut(instance.lateQueue, people, instance, before)
    : firstLateQueue(people, instance, before);
  const hasHadTurn = (askedAt: Date) => turnEndsAt(instance, askedAt) <= now;
  const queue = toQueue(people, { game: instance.game, lateQueue: known }, hasHadTurn);
  const settled = isLate ? queue : movedUp(queue, instance.game.numberOfPlayers);
  return {
    ...known,
    ...toStored(settled),
    left: { ...known.left, ...leftSince(known, people) },
    offers: isLate && !hasStarted(instance.startDateTime, now) ? offersIn(settled, instance, known, now) : {},
  };
}

function firstLateQueue(
  people: People,
  instance: Late,
  { playerInstance = null, numberOfPlayers = instance.game.numberOfPlayers }: StateBefore,
): LateQueue {
  const from = offersFrom(instance);
  const others = people.filter(({ uid }) => uid !== playerInstance?.uid);
  const then = (playerInstance ? [...others, playerInstance] : people).filter(
    ({ repliedAt }) => repliedAt === null || repliedAt <= from,
  );
  return { ...toStored(toQueue(then, { game: { numberOfPlayers } })), offers: {}, left: {} };
}

/**
 * Restores the spot of a player who dropped out while another change stored the first late queue, which gave that spot
 * to a reserve. The reserve gets an offer instead.
 */
function withMissedDropOut(
  known: LateQueue,
  people: People,
  instance: Late,
  { playerInstance: dropped = null }: StateBefore,
): LateQueue {
  const from = offersFrom(instance);
  const saidYesEarly = (person: PlayerInstance) =>
    person.status === 'PLAYING' && (yesAt(person) ?? LONG_AGO) <= from;
  const hasDroppedOut = people.some(({ uid, status }) => uid === dropped?.uid && status === 'NOT_PLAYING');
  if (!dropped || !hasDroppedOut || !saidYesEarly(dropped) || isIn(known, dropped)) return known;
  const gone = Object.keys(known.left).filter((uid) => !known.playing.includes(uid)).length;
  const early = people.filter((person) => known.playing.includes(person.uid) && saidYesEarly(person));
  const later = early.filter((person) => compareReplyTimes(person, dropped) > 0);
  const { numberOfPlayers } = instance.game;
  if (gone + early.length - later.length >= numberOfPlayers) return known;
  const playing = [...known.playing, dropped.uid];
  const unasked = later.toSorted(compareReplyTimes).at(-1);
  if (!unasked || gone + playing.length <= numberOfPlayers) return { ...known, playing };
  return {
    ...known,
    playing: playing.filter((uid) => uid !== unasked.uid),
    reserves: { ...known.reserves, [unasked.uid]: yesAt(unasked) ?? LONG_AGO },
  };
}

function isIn({ playing, reserves, left }: LateQueue, { uid }: PlayerInstance): boolean {
  return playing.includes(uid) || uid in reserves || uid in left;
}

function toStored({ playing, reserves }: Queue<PlayerInstance>): Pick<LateQueue, 'playing' | 'reserves'> {
  return {
    playing: playing.map(({ uid }) => uid),
    reserves: Object.fromEntries(reserves.map((person) => [person.uid, yesAt(person) ?? LONG_AGO])),
  };
}

function leftSince({ playing }: LateQueue, people: People): LateQueue['left'] {
  const gone = people.filter(({ uid, status }) => status === 'NOT_PLAYING' && playing.includes(uid));
  return Object.fromEntries(gone.map(({ uid, repliedAt }) => [uid, repliedAt ?? LONG_AGO]));
}

function movedUp(queue: Queue<PlayerInstance>, numberOfPlayers: number): Queue<PlayerInstance> {
  const free = freeSpots(queue, numberOfPlayers);
  return {
    playing: [...queue.playing, ...queue.reserves.slice(0, free)],
    reserves: queue.reserves.slice(free),
  };
}

/** Returns the open offers: one per free spot, or all at once. Offers stay open while a spot is free. */
function offersIn(
  queue: Queue<PlayerInstance>,
  instance: Late,
  known: LateQueue,
  now: Date,
): LateQueue['offers'] {
  const free = freeSpots(queue, instance.game.numberOfPlayers);
  if (free === 0) return {};
  const waiting = queue.reserves.filter(({ team }) => team === 'NO_TEAM').map(({ uid }) => uid);
  const asked = Object.entries(known.offers).filter(([uid]) => waiting.includes(uid));
  const unasked = waiting.filter((uid) => !(uid in known.offers));
  const typesAfter = asked.filter(([, askedAt]) => turnEndsAt(instance, askedAt) > now).length;
  const next =
    instance.game.reserveOffers === 'AT_ONCE' ? unasked : unasked.slice(0, Math.max(0, free - typesAfter));
  return Object.fromEntries([...asked, ...next.map((uid) => [uid, now] as const)]);
}

/**
 * Returns when to ask the next reserve, or null if no one is left to ask. An earlier turn than the newest offer has
 * already passed on.
 */
export function nextOfferAt(
  instance: Pick<GameInstance, 'startDateTime' | 'game' | 'lateQueue' | 'counts' | 'status'>,
  now: Date,
): Date | null {
  const { status, startDateTime, lateQueue, counts, game } = instance;
  if (status === 'CANCELLED' || hasStarted(startDateTime, now)) return null;
  if (lateQueue === null) return counts.playing > game.numberOfPlayers ? offersFrom(instance) : null;
  const offers = Object.values(lateQueue.offers).map((askedAt) => askedAt.getTime());
  const isAnybodyUnasked = Object.keys(lateQueue.reserves).some((uid) => !(uid in lateQueue.offers));
  if (offers.length === 0 || !isAnybodyUnasked) return null;
  const newest = Math.max(...offers);
  const ends = offers.map((askedAt) => turnEndsAt(instance, new Date(askedAt)).getTime());
  return new Date(Math.min(...ends.filter((end) => end > newest)));
}
