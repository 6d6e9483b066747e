import type { Uid } from '../ids.ts';
import type { GameInstance } from '../instance/game-instance.schema.ts';
import { isOn } from '../instance/state-rules.ts';
import { plural } from '../text.ts';
import { ordinal } from './counts.ts';
import type { ReserveOdds, ReserveRecord } from './queue.schema.ts';
import { type Replier, type Spots, toQueue, waitingForPlayers } from './queue.ts';

/** Fewer weeks say too little. */
const MIN_ODDS_WEEKS = 8;
/** Older weeks say little about a group whose people change. */
export const MAX_ODDS_WEEKS = 20;
const MAX_POSITION = 10;

/** Spots and reserves of a past instance. */
export interface ReserveWeek {
  readonly numberOfPlayers: number;
  /** Number of yes replies at the start, with reserves. */
  readonly yesBeforeStart: number;
  /** Number of reserves who got a spot. */
  readonly playedOfReserves: number;
}

/**
 * Returns in how many past weeks a reserve would have played: at least `position` spots went to reserves or stayed free.
 * Returns null below eight weeks.
 * @param position 1 for the first reserve
 */
export function oddsForReserve({
  position,
  weeks,
}: {
  readonly position: number;
  readonly weeks: readonly ReserveWeek[];
}): { readonly played: number; readonly of: number } | null {
  if (weeks.length < MIN_ODDS_WEEKS) return null;
  const spotsFor = ({ numberOfPlayers, yesBeforeStart, playedOfReserves }: ReserveWeek) =>
    playedOfReserves + Math.max(0, numberOfPlayers - yesBeforeStart);
  return { played: weeks.filter((week) => spotsFor(week) >= position).length, of: weeks.length };
}

/** Returns the record after a change of replies or spots. */
export function updateReserveRecord(
  known: ReserveRecord,
  people: readonly Replier[],
  spots: Spots,
): ReserveRecord {
  const queue = toQueue(people, spots);
  const { playing } = queue;
  // More players would help the people who wait for players, not free spots.
  const reserves = waitingForPlayers(queue, spots).length > 0 ? [] : queue.reserves;
  const reserveUids = new Set([...known.uids, ...reserves.map(({ uid }) => uid)]);
  const withSpot = new Set<Uid>(playing.map(({ uid }) => uid));
  const uids = people.map(({ uid }) => uid).filter((uid) => reserveUids.has(uid));
  return { uids: uids.toSorted(), promoted: uids.filter((uid) => withSpot.has(uid)).length };
}

type PastInstance = Pick<GameInstance, 'status' | 'counts' | 'reserveRecord'> & {
  readonly game: Pick<GameInstance['game'], 'numberOfPlayers'>;
};

/**
 * Returns the odds of each reserve. Skips instances that are off or without a record. Returns null if fewer than
 * eight remain.
 */
export function reserveOddsOf(instances: readonly PastInstance[]): ReserveOdds | null {
  const weeks = instances.flatMap(toReserveWeek);
  const odds = Array.from({ length: MAX_POSITION }, (_, at) => oddsForReserve({ position: at + 1, weeks }));
  const played = odds.flatMap((each) => (each === null ? [] : [each.played]));
  return played.length === 0 ? null : { weeks: weeks.length, played };
}

function toReserveWeek(instance: PastInstance): ReserveWeek[] {
  const { counts, reserveRecord, game } = instance;
  if (!isOn(instance) || reserveRecord === null) return [];
  const { numberOfPlayers } = game;
  return [{ numberOfPlayers, yesBeforeStart: counts.playing, playedOfReserves: reserveRecord.promoted }];
}

/** Returns a sentence. @param position 1 for the first reserve */
export function reserveOddsText({ weeks, played }: ReserveOdds, position: number): string {
  const count = played[position - 1] ?? 0;
  const reserve = `As ${ordinal(position)} reserve, you would`;
  return count === 0
    ? `${reserve} not have played in the last ${weeks} weeks.`
    : `${reserve} have played in ${count} of the last ${weeks} weeks.`;
}

/** Returns how many yes replies keep the spots filled in most weeks, or null if the spots are enough. */
export function yesRepliesNeededText({ weeks, played }: ReserveOdds, numberOfPlayers: number): string | null {
  const reserves = played.filter((count) => count * 2 > weeks).length;
  if (reserves === 0) return null;
  const enough = `Aim for ${numberOfPlayers + reserves} yes replies`;
  return `${enough}. In ${played[reserves - 1]} of the last ${weeks} weeks, you needed at least ${plural(reserves, 'reserve')}.`;
}
