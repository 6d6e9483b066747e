import type { DailyStat, Game } from '../../game/game.schema.ts';
import { randomFromSeed } from '../../random.ts';
import type { HistorySpan } from '../history.schema.ts';
import type { Points } from '../points.ts';
import { type Counting, type HistoryPartSpan, inSeason, runningSeason } from '../seasons.ts';
import { percentOfPlayed } from '../stat-lists.ts';
import {
  DAILY_STAT_TYPES,
  DAILY_STATS,
  type DailyStatType,
  type Facts,
  type Measured,
  measured,
} from './daily-stats.ts';
import { factsOf } from './facts.ts';

const DAY_MS = 24 * 3_600_000;

/** A stat of the day before it has a day. */
export type TrueStat = Omit<DailyStat, 'computedAt'>;

/** The day of a moment, by UTC's calendar, as a number that grows by one each day. */
export function dayNumber(at: Date): number {
  return Math.floor(at.getTime() / DAY_MS);
}

/** The first moment of the day after. */
export function nextDay(at: Date): Date {
  return new Date((dayNumber(at) + 1) * DAY_MS);
}

/** Every stat of the day that is true of a game: at most one of each type, in the order of the types. */
export function trueStats(history: HistorySpan, points: Points): TrueStat[] {
  const everyone = factsOf(history, points);
  return DAILY_STAT_TYPES.flatMap((type) => {
    const best = bestOf(type, everyone);
    return best === null ? [] : toStat(type, best);
  });
}

/**
 * Returns the stat of a day, or null if none is true. The types take turns: each day shows the next true type after
 * `before`, so no type is shown on two days in a row if another is true. With seasons, only results of the running season
 * count, also for streaks.
 * @param before the type shown last, on an earlier day; null where none was
 */
export function statOfTheDay(
  history: HistoryPartSpan,
  day: Date,
  before: DailyStatType | null,
  { seasons, points }: Counting,
): DailyStat | null {
  const season = runningSeason(seasons, day);
  const counted = season ? inSeason(history, season) : history;
  const stats = new Map(trueStats(counted, points).map((stat) => [stat.type, stat]));
  const [type] = typesAfter([...stats.keys()], before ?? String(dayNumber(day)));
  const stat = type && stats.get(type);
  return stat ? { ...stat, computedAt: day } : null;
}

/**
 * Returns the types in turn, on a circle, from the one after `before`. A position on the circle follows from the name of a
 * type, so a new type does not change the order of the others.
 */
export function typesAfter(types: readonly DailyStatType[], before: string): DailyStatType[] {
  const position = (name: string) => randomFromSeed(`stat of the day ${name}`)();
  // Above 0 and at most 1: `before` itself comes last.
  const distance = (type: string) => 1 - ((position(before) - position(type) + 1) % 1);
  return types.toSorted((a, b) => distance(a) - distance(b));
}

interface Holder extends Measured {
  readonly facts: Facts;
}

function bestOf(type: DailyStatType, everyone: readonly Facts[]): Holder | null {
  const holders = everyone.flatMap((facts) => {
    const result = measured(type, facts);
    return result === null ? [] : { ...result, facts };
  });
  return holders.toSorted(compareHolders)[0] ?? null;
}

/**
 * The highest value first. Of equal shares the one of more games comes first, then the person higher on the leaderboard,
 * then the lower uid.
 */
function compareHolders(a: Holder, b: Holder): number {
  return (
    // Shares are compared as whole numbers, so that 1/3 and 2/6 are equal to the last bit.
    b.count * a.outOf - a.count * b.outOf ||
    b.outOf - a.outOf ||
    a.facts.position - b.facts.position ||
    (a.facts.uid < b.facts.uid ? -1 : 1)
  );
}

function toStat(type: DailyStatType, { facts, count, outOf }: Holder): TrueStat {
  const value = outOf === 1 ? count : percentOfPlayed(count, outOf);
  const stat = { type, playerId: facts.uid, name: facts.name, value };
  return { ...stat, text: DAILY_STATS[type].text(facts.name, value) };
}

/**
 * When a game's next stat of the day is to be computed; null while it waits for a result. A stat is kept until the end
 * of its UTC day. A game without a stat either had none that was true (null) or is waiting for the job (a moment in the
 * past). The job queries by this moment, so its work does not grow with the number of games. It follows from what is
 * stored, and can be computed anew at any time.
 * @param hasNews whether results were recorded since the last computation
 */
export function dailyStatDueAt(
  { dailyStat, dailyStatDueAt: known }: Pick<Game, 'dailyStat' | 'dailyStatDueAt'>,
  hasNews: boolean,
  now: Date,
): Date | null {
  if (dailyStat !== null) return nextDay(dailyStat.computedAt);
  if (!known) return hasNews ? now : null;
  // Due in the future without a stat: the stat was removed, and is computed anew at once.
  return known > now ? now : known;
}
