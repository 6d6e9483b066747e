import { addMinutes, hoursToMilliseconds } from 'date-fns';
import type { Uid } from '../ids.ts';
import type { GameInstance } from '../instance/game-instance.schema.ts';
import type { People, PlayerInstance, ReplyCondition } from '../instance/player-instance.schema.ts';
import { notUpcomingReason } from '../instance/state-rules.ts';
import { LONG_AGO } from '../lenient-schema.ts';
import { DISPLAY_FORMATS, formatInZone } from '../time/format.ts';
import { hasStarted, offersFrom } from '../time/start.ts';
import { replyFields } from '../transitions/reply.ts';
import { spotsOf } from './counts.ts';
import type { LateQueue } from './queue.schema.ts';
import { freeSpots, inQueueOrder, lastYesAt, type Queue, type Spots, settleQueue, toQueue } from './queue.ts';

/** Minutes before the next reserve is also asked. The second limit applies in the last hour. */
const TURN_MINUTES = 30;
const LAST_TURN_MINUTES = 10;

type LateInstance = Pick<GameInstance, 'startDateTime' | 'game' | 'lateQueue'> & Pick<Spots, 'queueOrder'>;

/** A yes after the end still gets the spot if the spot is free. */
function turnEndsAt({ startDateTime }: Pick<LateInstance, 'startDateTime'>, askedAt: Date): Date {
  const left = startDateTime.getTime() - askedAt.getTime();
  return addMinutes(askedAt, left <= hoursToMilliseconds(1) ? LAST_TURN_MINUTES : TURN_MINUTES);
}

interface StateBefore {
  readonly playerInstance?: PlayerInstance | null;
  readonly numberOfPlayers?: number;
}

interface ReserveReach {
  /** Uids of reserves whom Fives can't notify. The next reserve is asked at the same time. */
  readonly unreached?: ReadonlySet<Uid>;
}

/**
 * Returns the late queue with updated spots and offers. Repeated or delayed calls with the same player instances give
 * the same spots. After a move to a later start, reserves are promoted again and no one loses a spot.
 * @param before state before the first change in the late period, used to find the first players, and the reach of
 * the reserves. Without the reach, an asked reserve counts as reached
 * @returns null until three hours before the start, unless a late queue is stored
 */
export function reconcileLateQueue(
  people: People,
  instance: LateInstance,
  now: Date,
  { unreached, ...before }: StateBefore & ReserveReach = {},
): LateQueue | null {
  const isLate = now >= offersFrom(instance);
  if (instance.lateQueue === null && !isLate) return null;
  const known = instance.lateQueue
    ? withMissedDropOut(instance.lateQueue, people, instance, before)
    : firstLateQueue(people, instance, before);
  const hasHadTurn = (askedAt: Date) => turnEndsAt(instance, askedAt) <= now;
  const queue = toQueue(people, { ...instance, lateQueue: known }, hasHadTurn);
  const spots = () => queue.playing.length + freeSpots(queue, instance.game.numberOfPlayers);
  const updated = isLate ? queue : settleQueue(queue, spots());
  return {
    ...known,
    ...toStored(updated),
    left: { ...known.left, ...newlyLeft(known, people) },
    formerReserves: reservesWhoSaidNo(known, people),
    offers:
      isLate && !hasStarted(instance.startDateTime, now)
        ? offersIn(updated, { ...instance, unreached }, known, now)
        : {},
  };
}

function firstLateQueue(
  people: People,
  instance: LateInstance,
  { playerInstance = null, numberOfPlayers = instance.game.numberOfPlayers }: StateBefore,
): LateQueue {
  const from = offersFrom(instance);
  const others = people.filter(({ uid }) => uid !== playerInstance?.uid);
  const peopleBefore = (playerInstance ? [...others, playerInstance] : people).filter(
    ({ repliedAt }) => repliedAt === null || repliedAt <= from,
  );
  return {
    ...toStored(toQueue(peopleBefore, { ...instance, game: { numberOfPlayers }, lateQueue: null })),
    offers: {},
    left: {},
    formerReserves: [],
  };
}

/**
 * Corrects a first late queue that was stored when the player had already dropped out. Adds the player, so that the
 * drop-out counts. The reserve who got the spot without an offer becomes a reserve again.
 */
function withMissedDropOut(
  known: LateQueue,
  people: People,
  instance: LateInstance,
  { playerInstance: leaver = null }: StateBefore,
): LateQueue {
  const from = offersFrom(instance);
  const saidYesEarly = (person: PlayerInstance) =>
    person.status === 'PLAYING' && (lastYesAt(person) ?? LONG_AGO) <= from;
  const hasDroppedOut = people.some(({ uid, status }) => uid === leaver?.uid && status === 'NOT_PLAYING');
  if (!leaver || !hasDroppedOut || !saidYesEarly(leaver) || isIn(known, leaver)) return known;
  const gone = Object.keys(known.left).filter((uid) => !known.playing.includes(uid)).length;
  const early = people.filter((person) => known.playing.includes(person.uid) && saidYesEarly(person));
  const queue = inQueueOrder([...early, leaver], instance);
  const later = queue.slice(queue.indexOf(leaver) + 1);
  const { numberOfPlayers } = instance.game;
  if (gone + early.length - later.length >= numberOfPlayers) return known;
  const playing = [...known.playing, leaver.uid];
  const promoted = later.at(-1);
  if (!promoted || gone + playing.length <= numberOfPlayers) return { ...known, playing };
  return {
    ...known,
    playing: playing.filter((uid) => uid !== promoted.uid),
    reserves: { ...known.reserves, [promoted.uid]: lastYesAt(promoted) ?? LONG_AGO },
  };
}

function isIn({ playing, reserves, left, formerReserves }: LateQueue, { uid }: PlayerInstance): boolean {
  return playing.includes(uid) || uid in reserves || uid in left || formerReserves.includes(uid);
}

function toStored({ playing, reserves }: Queue<PlayerInstance>): Pick<LateQueue, 'playing' | 'reserves'> {
  return {
    playing: playing.map(({ uid }) => uid),
    reserves: Object.fromEntries(reserves.map((person) => [person.uid, lastYesAt(person) ?? LONG_AGO])),
  };
}

function newlyLeft({ playing }: LateQueue, people: People): LateQueue['left'] {
  const gone = people.filter(({ uid, status }) => status === 'NOT_PLAYING' && playing.includes(uid));
  return Object.fromEntries(gone.map(({ uid, repliedAt }) => [uid, repliedAt ?? LONG_AGO]));
}

function reservesWhoSaidNo({ reserves, formerReserves }: LateQueue, people: People): string[] {
  const known = new Set([...formerReserves, ...Object.keys(reserves)]);
  return [...known].filter((uid) =>
    people.some((person) => person.uid === uid && person.status === 'NOT_PLAYING'),
  );
}

/**
 * Returns the open offers: one turn per free spot, or all reserves at once. An offer stays open after the turn while a
 * spot is free.
 */
function offersIn(
  queue: Queue<PlayerInstance>,
  { unreached, ...instance }: LateInstance & { readonly unreached: ReserveReach['unreached'] },
  known: LateQueue,
  now: Date,
): LateQueue['offers'] {
  const free = freeSpots(queue, instance.game.numberOfPlayers);
  if (free === 0) return {};
  const waiting = queue.reserves.map(({ uid }) => uid);
  const asked = Object.entries(known.offers).filter(([uid]) => waiting.includes(uid));
  const unasked = waiting.filter((uid) => !(uid in known.offers));
  const isReached = (uid: Uid) => !unreached?.has(uid);
  const openTurns = asked.filter(([uid, askedAt]) => isReached(uid) && turnEndsAt(instance, askedAt) > now);
  const missing = free - openTurns.length;
  const reachedBefore = (at: number) => unasked.slice(0, at).filter(isReached).length;
  const isAtOnce = instance.game.reserveOffers === 'AT_ONCE';
  const next = unasked.filter((_, at) => isAtOnce || reachedBefore(at) < missing);
  return Object.fromEntries([...asked, ...next.map((uid) => [uid, now] as const)]);
}

/**
 * Returns when to ask the next reserve, or null if no one is left to ask. A turn that ended before the newest offer has
 * already led to an offer.
 */
export function nextOfferAt(
  instance: Pick<GameInstance, 'startDateTime' | 'game' | 'lateQueue' | 'counts' | 'status'>,
  now: Date,
): Date | null {
  const { lateQueue, counts, game } = instance;
  if (notUpcomingReason(instance, now) !== null) return null;
  if (lateQueue === null) {
    return spotsOf({ counts, game }).reserves > 0 || (counts.waiting ?? 0) > 0 ? offersFrom(instance) : null;
  }
  const offers = Object.values(lateQueue.offers).map((askedAt) => askedAt.getTime());
  const hasUnaskedReserve = Object.keys(lateQueue.reserves).some((uid) => !(uid in lateQueue.offers));
  if (offers.length === 0 || !hasUnaskedReserve) return null;
  const newest = Math.max(...offers);
  const ends = offers.map((askedAt) => turnEndsAt(instance, new Date(askedAt)).getTime());
  return new Date(Math.min(...ends.filter((end) => end > newest)));
}

/** Returns when the first condition of a yes ends, or null if no condition ends. */
export function conditionsEndAt(people: People): Date | null {
  const ends = people.flatMap(({ status, condition }) =>
    status === 'PLAYING' && condition?.until ? [condition.until.getTime()] : [],
  );
  return ends.length === 0 ? null : new Date(Math.min(...ends));
}

/**
 * Returns the people whose conditions have ended, with a new reply: a no without a spot, or an unconditional yes with a
 * spot.
 */
export function withEndedConditions(people: People, spots: Spots, now: Date): PlayerInstance[] {
  const { playing } = toQueue(people, spots);
  return people
    .filter(({ status, condition }) => status === 'PLAYING' && condition?.until && condition.until <= now)
    .map((person) =>
      playing.includes(person)
        ? { ...person, condition: null }
        : { ...person, ...replyFields(person, 'NOT_PLAYING', now) },
    );
}

/** In the late queue, conditions no longer count. A visitor cannot see the late queue. */
export function areConditionsOpen(
  instance: Pick<GameInstance, 'startDateTime'> & Pick<Spots, 'lateQueue'>,
  now: Date,
): boolean {
  return (instance.lateQueue ?? null) === null && now < offersFrom(instance);
}

/** Returns text such as 'if at least 8 play, until Wed 10/06 12:00', to follow 'yes'. */
export function conditionText({ minPlayers, until, reserveOnly }: ReplyCondition, timeZone: string): string {
  const parts = [
    reserveOnly && 'only as a reserve',
    minPlayers !== null && `if at least ${minPlayers} play`,
    until !== null && `until ${formatInZone(until, timeZone, DISPLAY_FORMATS.header)}`,
  ];
  return parts.filter((part) => part !== false).join(', ');
}
