import type { DailyStatType } from '../../game/game.schema.ts';
import { FORMER_PLAYER_NAME } from '../../player/player.schema.ts';
import type { HistorySpan, Standing } from '../history.schema.ts';
import type { Tally } from '../player-game-stats.schema.ts';
import type { Points } from '../points.ts';
import { nameOf } from '../ranking.ts';
import { standingsOf } from '../standings.ts';

/** Who played in none of this many last results has no stat of the day: their runs no longer change. */
const REGULAR_WITHIN = 10;

/** What a game's results say about one person, for the stats of the day. */
export interface Facts extends Tally, Omit<Standing, 'tally'> {
  readonly uid: string;
  readonly name: string;
  readonly position: number;
}

/** The facts about everyone who is ranked, is not deleted and played in one of the last ten results. */
export function factsOf(history: HistorySpan, points: Points): Facts[] {
  return Object.entries(standingsOf(history, points)).flatMap(([uid, { tally, position, ...standing }]) => {
    const name = nameOf(uid, history.people);
    const isRegular = standing.attendance > -REGULAR_WITHIN;
    if (position === null || name === FORMER_PLAYER_NAME || !isRegular) return [];
    return { ...tally, ...standing, uid, name, position };
  });
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
  LONGEST_NO_LOSS_STREAK: ({ unbeaten }) => atLeast(MINIMUM.unbeaten, unbeaten),
  LONGEST_NO_MISS_STREAK: ({ attendance }) => atLeast(MINIMUM.inARow, attendance),
  HIGHEST_WIN_PERCENT_OVERALL: ({ numWins, numPlayed }) => ofAll(numWins, numPlayed),
  HIGHEST_LOSS_PERCENT_OVERALL: ({ numLosses, numPlayed }) => ofAll(numLosses, numPlayed),
  HIGHEST_WIN_PERCENT_LAST5: ({ form }) => ofTheLast(form, 'W'),
  HIGHEST_LOSS_PERCENT_LAST5: ({ form }) => ofTheLast(form, 'L'),
  CONSECUTIVE_LEADERBOARD_NUM1: ({ onTop }) => atLeast(MINIMUM.onTop, onTop),
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
