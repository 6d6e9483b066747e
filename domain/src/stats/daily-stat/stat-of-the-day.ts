import { DAILY_STAT_TYPES, type DailyStat, type DailyStatType } from '../../game/game.schema.ts';
import type { History } from '../history.schema.ts';
import { percentOfPlayed } from '../percent.ts';
import { type Facts, factsOf } from './facts.ts';
import { MEASURES, type Measured } from './measures.ts';
import { dailyStatText } from './text.ts';

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

/** Everything that can be told of a game today, at most one stat of each type, in the order of the types. */
export function trueStats(history: History): TrueStat[] {
  const everyone = factsOf(history);
  return DAILY_STAT_TYPES.flatMap((type) => {
    const best = bestOf(type, everyone);
    return best === null ? [] : toStat(type, best);
  });
}

/**
 * The stat of a day, or null where there is nothing to tell. The types take turns, each day the next that is true after
 * the one before, so that everything true is told in time and none twice running where another is true; a first stat
 * begins the round where the day says. The same history, day and type before give the same stat.
 * @param before the type told last, on an earlier day; null where none was
 */
export function statOfTheDay(history: History, day: Date, before: DailyStatType | null): DailyStat | null {
  const told = before === null ? dayNumber(day) : DAILY_STAT_TYPES.indexOf(before) + 1;
  const stats = new Map(trueStats(history).map((stat) => [stat.type, stat]));
  const turns = DAILY_STAT_TYPES.map((_, at) => DAILY_STAT_TYPES[(told + at) % DAILY_STAT_TYPES.length]);
  const type = turns.find((turn) => turn !== undefined && stats.has(turn));
  const stat = type && stats.get(type);
  return stat ? { ...stat, computedAt: day } : null;
}

interface Holder extends Measured {
  readonly facts: Facts;
}

function bestOf(type: DailyStatType, everyone: readonly Facts[]): Holder | null {
  const holders = everyone.flatMap((facts) => {
    const measured = MEASURES[type](facts);
    return measured === null ? [] : { ...measured, facts };
  });
  return holders.toSorted(compareHolders)[0] ?? null;
}

/**
 * The most first. Of equal shares that of more games weighs more; otherwise the person higher on the leaderboard is
 * named, and of two who share even that, always the same one.
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
  return { ...stat, text: dailyStatText(stat) };
}
