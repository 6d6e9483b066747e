import { hoursToMilliseconds, minutesToMilliseconds } from 'date-fns';
import type { GameInstance } from '../instance/game-instance.schema.ts';
import type { PlayerInstance } from '../instance/player-instance.schema.ts';
import { hasStarted } from '../time/start.ts';
import type { LateQueue } from './late-queue.schema.ts';
import { freeSpots, type Queue, toQueue, yesAt } from './queue.ts';

/** So long before the start a free spot is no longer given to the next reserve, but offered: they may have other plans. */
export const OFFER_HOURS = 3;

/** How long a reserve whose turn it is has for an answer before the next one is asked, too; and within the last hour. */
export const TURN_MINUTES = 30;
export const LAST_TURN_MINUTES = 10;

type Late = Pick<GameInstance, 'startDateTime' | 'game' | 'lateQueue'>;

/** From when on a free spot is offered. */
export function offersFrom({ startDateTime }: Pick<Late, 'startDateTime'>): Date {
  return new Date(startDateTime.getTime() - hoursToMilliseconds(OFFER_HOURS));
}

/** Until when it is the turn of a reserve who was asked at that moment. They may still say yes after it. */
export function turnEndsAt({ startDateTime }: Pick<Late, 'startDateTime'>, askedAt: Date): Date {
  const left = startDateTime.getTime() - askedAt.getTime();
  const minutes = left <= hoursToMilliseconds(1) ? LAST_TURN_MINUTES : TURN_MINUTES;
  return new Date(askedAt.getTime() + minutesToMilliseconds(minutes));
}

/**
 * Brings who is in and who waits into line with the places, and asks whoever is to be asked for a free spot: in turn, or
 * all at once, as the game is set. The same places, whatever of it is stored, and at whichever moment since, give the same
 * people a spot.
 * @param before what is known of a place or of the game before the change that was heard of, for the first time that this
 * is called: who was in by then is in
 * @returns null until three hours before the start. Where the start is moved away from there, reserves move up by
 * themselves again, and nobody loses the spot that they were promised.
 */
export function reconcileLateQueue(
  people: readonly PlayerInstance[],
  instance: Late,
  now: Date,
  before: { readonly playerInstance?: PlayerInstance | null; readonly numberOfPlayers?: number } = {},
): LateQueue | null {
  const isLate = now >= offersFrom(instance);
  if (instance.lateQueue === null && !isLate) return null;
  const known = instance.lateQueue ?? firstLateQueue(people, instance, before);
  const hasHadTurn = (askedAt: Date) => turnEndsAt(instance, askedAt) <= now;
  const queue = toQueue(people, { game: instance.game, lateQueue: known }, hasHadTurn);
  const settled = isLate ? queue : movedUp(queue, instance.game.numberOfPlayers);
  return {
    playing: settled.playing.map(({ uid }) => uid),
    reserves: Object.fromEntries(
      settled.reserves.map((person) => [person.uid, yesAt(person) ?? new Date(0)]),
    ),
    left: { ...known.left, ...leftSince(known, people) },
    offers: isLate && !hasStarted(instance.startDateTime, now) ? offersIn(settled, instance, known, now) : {},
  };
}

/** Who had a spot three hours before the start, as far as it can be told; whoever said yes since is yet to be divided. */
function firstLateQueue(
  people: readonly PlayerInstance[],
  instance: Late,
  {
    playerInstance = null,
    numberOfPlayers = instance.game.numberOfPlayers,
  }: { playerInstance?: PlayerInstance | null; numberOfPlayers?: number },
): LateQueue {
  const from = offersFrom(instance);
  const others = people.filter(({ uid }) => uid !== playerInstance?.uid);
  const then = (playerInstance ? [...others, playerInstance] : people).filter(
    ({ repliedAt }) => repliedAt === null || repliedAt <= from,
  );
  const { playing, reserves } = toQueue(then, { game: { numberOfPlayers } });
  return {
    playing: playing.map(({ uid }) => uid),
    reserves: Object.fromEntries(reserves.map((person) => [person.uid, yesAt(person) ?? new Date(0)])),
    offers: {},
    left: {},
  };
}

function leftSince({ playing }: LateQueue, people: readonly PlayerInstance[]): LateQueue['left'] {
  const gone = people.filter(({ uid, status }) => status === 'NOT_PLAYING' && playing.includes(uid));
  return Object.fromEntries(gone.map(({ uid, repliedAt }) => [uid, repliedAt ?? new Date(0)]));
}

function movedUp(queue: Queue<PlayerInstance>, numberOfPlayers: number): Queue<PlayerInstance> {
  const free = freeSpots(queue, numberOfPlayers);
  return {
    playing: [...queue.playing, ...queue.reserves.slice(0, free)],
    reserves: queue.reserves.slice(free),
  };
}

/** Who is asked by now: for each free spot one whose turn it is, or everybody. Who has been asked stays so while one is free. */
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
 * When the next reserve is to be asked: once somebody's turn is over and others wait; before, once reserves do not move up
 * by themselves any more. Null where nobody waits. A turn that ended before the newest offer has been followed by it.
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
