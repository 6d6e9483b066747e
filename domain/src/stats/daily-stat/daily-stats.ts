import type { Uid } from '../../ids.ts';
import type { Tally } from '../tally.schema.ts';

export interface Facts extends Tally {
  readonly uid: Uid;
  readonly name: string;
  readonly position: number;
  readonly previousPosition: number | null;
  readonly unbeaten: number;
  readonly attendance: number;
  readonly onTop: number;
}

export interface Measured {
  readonly count: number;
  /** Number of games that a share refers to. 1 for a count. */
  readonly outOf: number;
}

interface DailyStatKind {
  readonly title: string;
  readonly isNegative?: true;
  /** Lowest value that is shown: a count, or a share in percent. */
  readonly minimum: number;
  /** Returns null without enough games. */
  measure(facts: Facts): Measured | null;
  /** Returns the sentence, which must also be true if two people share the highest value. */
  text(name: string, value: number): string;
}

const GAMES_OVERALL = 3;
const LAST_GAMES = 5;

/** The order has no meaning. */
const KINDS = {
  LONGEST_WIN_STREAK: {
    title: 'Longest winning run',
    minimum: 3,
    measure: ({ streak }) => asCount(streak),
    text: (name, value) => `${name} has won ${inWords(value)} in a row`,
  },
  LONGEST_LOSS_STREAK: {
    title: 'Longest losing run',
    isNegative: true,
    minimum: 3,
    measure: ({ streak }) => asCount(-streak),
    text: (name, value) => `${name} has lost ${inWords(value)} in a row`,
  },
  LONGEST_NO_LOSS_STREAK: {
    title: 'Longest unbeaten run',
    minimum: 4,
    measure: ({ unbeaten }) => asCount(unbeaten),
    text: (name, value) => `${name} is unbeaten in ${inWords(value)} games`,
  },
  LONGEST_NO_MISS_STREAK: {
    title: 'Most games in a row',
    minimum: 5,
    measure: ({ attendance }) => asCount(attendance),
    text: (name, value) => `${name} hasn't missed any of the last ${inWords(value)} games`,
  },
  HIGHEST_WIN_PERCENT_OVERALL: {
    title: 'Highest win %',
    minimum: 50,
    measure: ({ numWins, numPlayed }) => shareOfAll(numWins, numPlayed),
    text: (name, value) => `${name} wins ${value}% of their games`,
  },
  HIGHEST_LOSS_PERCENT_OVERALL: {
    title: 'Highest loss %',
    isNegative: true,
    minimum: 50,
    measure: ({ numLosses, numPlayed }) => shareOfAll(numLosses, numPlayed),
    text: (name, value) => `${name} loses ${value}% of their games`,
  },
  HIGHEST_WIN_PERCENT_LAST5: {
    title: 'Highest win % of the last 5',
    minimum: 60,
    measure: ({ form }) => shareOfLast(form, 'W'),
    text: (name, value) => `${name} has won ${shareOfLastText(value)}`,
  },
  HIGHEST_LOSS_PERCENT_LAST5: {
    title: 'Highest loss % of the last 5',
    isNegative: true,
    minimum: 60,
    measure: ({ form }) => shareOfLast(form, 'L'),
    text: (name, value) => `${name} has lost ${shareOfLastText(value)}`,
  },
  CONSECUTIVE_LEADERBOARD_NUM1: {
    title: 'Longest at number 1',
    minimum: 3,
    measure: ({ onTop }) => asCount(onTop),
    text: (name, value) => `${name} has been top of the leaderboard for ${inWords(value)} games`,
  },
  BIGGEST_CLIMBER: {
    title: 'Biggest climber',
    minimum: 2,
    measure: ({ position, previousPosition }) => asCount((previousPosition ?? position) - position),
    text: (name, value) => `${name} is up ${inWords(value)} places on the leaderboard`,
  },
  BIGGEST_DROP: {
    title: 'Biggest drop',
    isNegative: true,
    minimum: 2,
    measure: ({ position, previousPosition }) => asCount(position - (previousPosition ?? position)),
    text: (name, value) => `${name} is down ${inWords(value)} places on the leaderboard`,
  },
} as const satisfies Record<string, DailyStatKind>;

export type DailyStatType = keyof typeof KINDS;
export const DAILY_STATS: Readonly<Record<DailyStatType, DailyStatKind>> = KINDS;
export const DAILY_STAT_TYPES = Object.keys(DAILY_STATS) as [DailyStatType, ...DailyStatType[]];

export function measureStat(type: DailyStatType, facts: Facts): Measured | null {
  const { measure, minimum } = DAILY_STATS[type];
  const result = measure(facts);
  if (result === null) return null;
  const value = result.outOf === 1 ? result.count : result.count * 100;
  return value >= minimum * result.outOf ? result : null;
}

function asCount(number: number): Measured {
  return { count: number, outOf: 1 };
}

function shareOfAll(number: number, numPlayed: number): Measured | null {
  return numPlayed < GAMES_OVERALL ? null : { count: number, outOf: numPlayed };
}

function shareOfLast(form: string, outcome: 'W' | 'L'): Measured | null {
  if (form.length < LAST_GAMES) return null;
  const outcomes = [...form.slice(-LAST_GAMES)].filter((letter) => letter === outcome);
  return { count: outcomes.length, outOf: LAST_GAMES };
}

function shareOfLastText(percent: number): string {
  const number = Math.round((percent * LAST_GAMES) / 100);
  return `${number === LAST_GAMES ? 'all' : inWords(number)} of their last ${inWords(LAST_GAMES)} games`;
}

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

function inWords(value: number): string {
  return WORDS[value] ?? String(value);
}
