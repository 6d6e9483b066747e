import { milliseconds } from 'date-fns';
import type { DailyStat, Game } from '../../game/game.schema.ts';
import type { Uid } from '../../ids.ts';
import { FORMER_PLAYER_NAME } from '../../player/player.schema.ts';
import { randomFromSeed } from '../../random.ts';
import type { HistorySpan } from '../history.schema.ts';
import { type CountingRules, type HistoryPartSpan, inSeason, runningSeason } from '../seasons.ts';
import { percentOfPlayed } from '../stat-lists.ts';
import { nameOf, standingsOf } from '../table.ts';
import type { Points } from '../tally.schema.ts';
import {
  DAILY_STAT_TYPES,
  DAILY_STATS,
  type DailyStatType,
  type Facts,
  type Measured,
  measureStat,
} from './daily-stats.ts';

const DAY_MS = 24 * 3_600_000;

type BestStat = Omit<DailyStat, 'computedAt'>;

export function dayNumber(at: Date): number {
  return Math.floor(at.getTime() / DAY_MS);
}

export function nextDay(at: Date): Date {
  return new Date((dayNumber(at) + 1) * DAY_MS);
}

export function bestStats(history: HistorySpan, points: Points): BestStat[] {
  const everyone = factsOf(history, points);
  return DAILY_STAT_TYPES.flatMap((type) => {
    const best = bestOf(type, everyone);
    return best === null ? [] : toStat(type, best);
  });
}

/** Number of newest results. People who played in none of them have no stat, because their runs no longer change. */
const RECENT_RESULTS = 10;

function factsOf(history: HistorySpan, points: Points): Facts[] {
  return Object.entries(standingsOf(history, points)).flatMap(([uid, { tally, position, ...standing }]) => {
    const name = nameOf(uid, history.people);
    const playedRecently = standing.attendance > -RECENT_RESULTS;
    if (position === null || name === FORMER_PLAYER_NAME || !playedRecently) return [];
    return { ...tally, ...standing, uid, name, position };
  });
}

/**
 * Returns the stat of the next type after `before`, or null if no type has a stat. With seasons, only results of the
 * running season count.
 * @param before type of the last stat, null if there was none
 * @param kindUids people in kind mode. Their negative stats are skipped, because naming the next person would be untrue
 */
export function statOfTheDay(
  history: HistoryPartSpan,
  day: Date,
  before: DailyStatType | null,
  rules: CountingRules,
  kindUids: ReadonlySet<Uid> = NO_ONE,
): DailyStat | null {
  const isShown = (stat: BestStat) => !(isNegative(stat) && kindUids.has(stat.playerId));
  const shown = statsOn(day, history, rules).filter(isShown);
  const stats = new Map(shown.map((stat) => [stat.type, stat]));
  const [type] = typesAfter([...stats.keys()], before ?? String(dayNumber(day)));
  const stat = type && stats.get(type);
  return stat ? { ...stat, computedAt: day } : null;
}

const NO_ONE: ReadonlySet<Uid> = new Set();

/** Returns the people whose kind mode `statOfTheDay` needs. */
export function uidsOfNegativeStats(history: HistoryPartSpan, day: Date, rules: CountingRules): Uid[] {
  const negative = statsOn(day, history, rules).filter(isNegative);
  return [...new Set(negative.map(({ playerId }) => playerId))];
}

export function isNegative({ type }: Pick<DailyStat, 'type'>): boolean {
  return DAILY_STATS[type].isNegative === true;
}

function statsOn(day: Date, history: HistoryPartSpan, { seasons, points }: CountingRules): BestStat[] {
  const season = runningSeason(seasons, day);
  return bestStats(season ? inSeason(history, season) : history, points);
}

/**
 * Returns the types in circular order after `before`. The position of a type depends only on its name, so a new type
 * does not reorder others.
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
    const result = measureStat(type, facts);
    return result === null ? [] : { ...result, facts };
  });
  return holders.toSorted(compareHolders)[0] ?? null;
}

function compareHolders(a: Holder, b: Holder): number {
  return (
    // Cross-multiplies whole numbers, so that 1/3 equals 2/6 exactly.
    b.count * a.outOf - a.count * b.outOf ||
    b.outOf - a.outOf ||
    a.facts.position - b.facts.position ||
    (a.facts.uid < b.facts.uid ? -1 : 1)
  );
}

function toStat(type: DailyStatType, { facts, count, outOf }: Holder): BestStat {
  const value = outOf === 1 ? count : percentOfPlayed(count, outOf);
  const stat = { type, playerId: facts.uid, name: facts.name, value };
  return { ...stat, text: DAILY_STATS[type].text(facts.name, value) };
}

/** Returns when to compute the next stat: after the UTC day of the last stat. Null until there is a result. */
export function dailyStatDueAt(
  { dailyStat, dailyStatDueAt: storedDueAt }: Pick<Game, 'dailyStat' | 'dailyStatDueAt'>,
  hasNewResults: boolean,
  now: Date,
): Date | null {
  if (dailyStat !== null) return nextDay(dailyStat.computedAt);
  if (!storedDueAt) return hasNewResults ? now : null;
  // Without a stat, a future time means that the stat was removed, so a new one is due now.
  return storedDueAt > now ? now : storedDueAt;
}

export function renamedStat(stat: DailyStat, name: string): DailyStat {
  return { ...stat, name, text: DAILY_STATS[stat.type].text(name, stat.value) };
}

const NEW_STAT_HOURS = 24;

export function isNewStat({ computedAt }: Pick<DailyStat, 'computedAt'>, now: Date): boolean {
  return now.getTime() - computedAt.getTime() < milliseconds({ hours: NEW_STAT_HOURS });
}
