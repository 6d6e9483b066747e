import type { DailyStatType } from '../../game/game.schema.ts';
import { FORMER_PLAYER_NAME } from '../../player/player.schema.ts';
import type { History } from '../history.schema.ts';
import { positionsOverTime } from '../season.ts';
import { type RecordedInstance, recordedResults, type Tally, talliesOverTime } from '../tally.ts';

/** Who played in none of this many last results has no stat of the day: their runs no longer change. */
const REGULAR_WITHIN = 10;

/** What a game's results say about one person, for the stats of the day. */
export interface Facts extends Tally {
  readonly uid: string;
  readonly name: string;
  readonly position: number;
  /** The position before the newest result; null where there was none. */
  readonly previousPosition: number | null;
  /** How many of the game's results, counted back from the newest, they were in without a gap. */
  readonly inARow: number;
  /** After how many results, counted back from the newest, they were at number 1 without a gap. */
  readonly onTopInARow: number;
}

/** The facts about everybody who is ranked, has an account and played in one of the last ten results. */
export function factsOf(history: History): Facts[] {
  const results = recordedResults(history.instances);
  const positions = positionsOverTime(history).map((then) => then.positions);
  const tallies = talliesOverTime(history.instances).at(-1)?.tallies ?? new Map<string, Tally>();
  return [...tallies].flatMap(([uid, tally]) => {
    const position = positions.at(-1)?.get(uid);
    const name = history.people[uid]?.name ?? FORMER_PLAYER_NAME;
    if (position === undefined || name === FORMER_PLAYER_NAME || !isRegular(results, uid)) return [];
    return {
      ...tally,
      uid,
      name,
      position,
      previousPosition: positions.at(-2)?.get(uid) ?? null,
      inARow: runAtTheEnd(results, (result) => hasPlayed(result, uid)),
      onTopInARow: runAtTheEnd(positions, (then) => then.get(uid) === 1),
    };
  });
}

/** How many items at the end of the list fulfil the condition without a gap. */
export function runAtTheEnd<T>(items: readonly T[], holds: (item: T) => boolean): number {
  return items.length - 1 - items.findLastIndex((item) => !holds(item));
}

function isRegular(results: readonly RecordedInstance[], uid: string): boolean {
  return results.slice(-REGULAR_WITHIN).some((result) => hasPlayed(result, uid));
}

function hasPlayed({ teamA, teamB }: RecordedInstance, uid: string): boolean {
  return teamA.includes(uid) || teamB.includes(uid);
}

/** From which values on a stat is told. Lower ones happen to nearly everybody. */
export const MINIMUM = {
  streak: 3,
  unbeaten: 4,
  inARow: 5,
  /** Games needed for a share of all games. */
  gamesOverall: 3,
  /** The share itself, in percent. */
  percentOverall: 50,
  lastGames: 5,
  ofLastGames: 3,
  onTop: 3,
  places: 2,
} as const;

/** What a stat measured: a count, or a share as a count of so many. */
export interface Measured {
  readonly count: number;
  /** 1 where it is a count. */
  readonly outOf: number;
}

type Measure = (facts: Facts) => Measured | null;

/** How each stat is measured; null where it is below its minimum. */
export const MEASURES: Record<DailyStatType, Measure> = {
  LONGEST_WIN_STREAK: ({ streak }) => atLeast(MINIMUM.streak, streak),
  LONGEST_LOSS_STREAK: ({ streak }) => atLeast(MINIMUM.streak, -streak),
  LONGEST_NO_LOSS_STREAK: ({ form }) =>
    atLeast(
      MINIMUM.unbeaten,
      runAtTheEnd([...form], (outcome) => outcome !== 'L'),
    ),
  LONGEST_NO_MISS_STREAK: ({ inARow }) => atLeast(MINIMUM.inARow, inARow),
  HIGHEST_WIN_PERCENT_OVERALL: ({ numWins, numPlayed }) => ofAll(numWins, numPlayed),
  HIGHEST_LOSS_PERCENT_OVERALL: ({ numLosses, numPlayed }) => ofAll(numLosses, numPlayed),
  HIGHEST_WIN_PERCENT_LAST5: ({ form }) => ofTheLast(form, 'W'),
  HIGHEST_LOSS_PERCENT_LAST5: ({ form }) => ofTheLast(form, 'L'),
  CONSECUTIVE_LEADERBOARD_NUM1: ({ onTopInARow }) => atLeast(MINIMUM.onTop, onTopInARow),
  BIGGEST_CLIMBER: ({ position, previousPosition }) =>
    atLeast(MINIMUM.places, (previousPosition ?? position) - position),
  BIGGEST_DROP: ({ position, previousPosition }) =>
    atLeast(MINIMUM.places, position - (previousPosition ?? position)),
};

function atLeast(minimum: number, count: number): Measured | null {
  return count >= minimum ? { count, outOf: 1 } : null;
}

function ofAll(count: number, numPlayed: number): Measured | null {
  const isTelling = numPlayed >= MINIMUM.gamesOverall && count * 100 >= numPlayed * MINIMUM.percentOverall;
  return isTelling ? { count, outOf: numPlayed } : null;
}

function ofTheLast(form: string, outcome: 'W' | 'L'): Measured | null {
  if (form.length < MINIMUM.lastGames) return null;
  const count = [...form.slice(-MINIMUM.lastGames)].filter((letter) => letter === outcome).length;
  return count >= MINIMUM.ofLastGames ? { count, outOf: MINIMUM.lastGames } : null;
}
