import { milliseconds } from 'date-fns';
import type { DailyStat, DailyStatType } from '../../game/game.schema.ts';
import { MINIMUM } from './measures.ts';

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** The sentences. None claims a record, so they are true also where two people share the highest value. */
const TEXTS: Record<DailyStatType, (name: string, value: number) => string> = {
  LONGEST_WIN_STREAK: (name, value) => `${name} has won ${words(value)} in a row`,
  LONGEST_LOSS_STREAK: (name, value) => `${name} has lost ${words(value)} in a row`,
  LONGEST_NO_LOSS_STREAK: (name, value) => `${name} is unbeaten in ${words(value)} games`,
  LONGEST_NO_MISS_STREAK: (name, value) => `${name} hasn't missed any of the last ${words(value)} games`,
  HIGHEST_WIN_PERCENT_OVERALL: (name, value) => `${name} wins ${value}% of their games`,
  HIGHEST_LOSS_PERCENT_OVERALL: (name, value) => `${name} loses ${value}% of their games`,
  HIGHEST_WIN_PERCENT_LAST5: (name, value) => `${name} has won ${ofTheLast(value)}`,
  HIGHEST_LOSS_PERCENT_LAST5: (name, value) => `${name} has lost ${ofTheLast(value)}`,
  CONSECUTIVE_LEADERBOARD_NUM1: (name, value) =>
    `${name} has been top of the leaderboard for ${words(value)} games`,
  BIGGEST_CLIMBER: (name, value) => `${name} is up ${words(value)} places on the leaderboard`,
  BIGGEST_DROP: (name, value) => `${name} is down ${words(value)} places on the leaderboard`,
};

/** The sentence of a stat of the day. It follows from the other fields, so that it can follow a player's rename. */
export function dailyStatText({ type, name, value }: Pick<DailyStat, 'type' | 'name' | 'value'>): string {
  return TEXTS[type](name, value);
}

/** The stat of the day with its person called by another name. */
export function renamedStat(stat: DailyStat, name: string): DailyStat {
  return { ...stat, name, text: dailyStatText({ ...stat, name }) };
}

function ofTheLast(percent: number): string {
  const count = Math.round((percent * MINIMUM.lastGames) / 100);
  const many = count === MINIMUM.lastGames ? 'all' : words(count);
  return `${many} of their last ${words(MINIMUM.lastGames)} games`;
}

/** Numbers up to ten are written out, as in a message to friends. */
function words(value: number): string {
  return WORDS[value] ?? String(value);
}

/** How long a stat of the day counts as new. */
const NEWS_HOURS = 24;

const IS_NEGATIVE: Record<DailyStatType, boolean> = {
  LONGEST_WIN_STREAK: false,
  LONGEST_LOSS_STREAK: true,
  LONGEST_NO_LOSS_STREAK: false,
  LONGEST_NO_MISS_STREAK: false,
  HIGHEST_WIN_PERCENT_OVERALL: false,
  HIGHEST_LOSS_PERCENT_OVERALL: true,
  HIGHEST_WIN_PERCENT_LAST5: false,
  HIGHEST_LOSS_PERCENT_LAST5: true,
  CONSECUTIVE_LEADERBOARD_NUM1: false,
  BIGGEST_CLIMBER: false,
  BIGGEST_DROP: true,
};

/** Whether a stat of the day is about losing or falling. */
export function isNegativeStat(type: DailyStatType): boolean {
  return IS_NEGATIVE[type];
}

/** Whether a stat of the day was computed within the last 24 hours. */
export function isNewStat({ computedAt }: Pick<DailyStat, 'computedAt'>, now: Date): boolean {
  return now.getTime() - computedAt.getTime() < milliseconds({ hours: NEWS_HOURS });
}
