import type { DailyStat, DailyStatType } from '../../game/game.schema.ts';
import { MINIMUM } from './measures.ts';

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** What a friend would say. It claims no record, so it stays true where two people share the best. */
const TEXTS: Record<DailyStatType, (name: string, value: number) => string> = {
  LONGEST_WIN_STREAK: (name, value) => `${name} has won ${words(value)} in a row`,
  LONGEST_LOSS_STREAK: (name, value) => `${name} has lost ${words(value)} in a row`,
  LONGEST_NO_LOSS_STREAK: (name, value) => `${name} is unbeaten in ${words(value)} games`,
  LONGEST_NO_MISS_STREAK: (name, value) => `${name} has not missed any of the last ${words(value)} games`,
  HIGHEST_WIN_PERCENT_OVERALL: (name, value) => `${name} wins ${value}% of their games`,
  HIGHEST_LOSS_PERCENT_OVERALL: (name, value) => `${name} loses ${value}% of their games`,
  HIGHEST_WIN_PERCENT_LAST5: (name, value) => `${name} has won ${ofTheLast(value)}`,
  HIGHEST_LOSS_PERCENT_LAST5: (name, value) => `${name} has lost ${ofTheLast(value)}`,
  CONSECUTIVE_LEADERBOARD_NUM1: (name, value) =>
    `${name} has been top of the leaderboard for ${words(value)} games`,
  BIGGEST_CLIMBER: (name, value) => `${name} is up ${words(value)} places on the leaderboard`,
  BIGGEST_DROP: (name, value) => `${name} is down ${words(value)} places on the leaderboard`,
};

/** The sentence of a stat of the day. It follows from the other fields, so that a rename can write it anew. */
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
