import { leaderboard } from './table.ts';
import type { PlayerGameStats, Points } from './tally.schema.ts';
import { formScore } from './tally.ts';

export const STAT_TITLES = {
  leaderboard: 'Leaderboard',
  form: 'Form',
  numWins: 'Games won',
  numWinsPercent: 'Win %',
  numLosses: 'Games lost',
  numLossesPercent: 'Loss %',
  numPlayed: 'Games played',
  numDraws: 'Games drawn',
  num3InARow: '3 game streaks',
  num5InARow: '5 game streaks',
} as const;

export type StatName = keyof typeof STAT_TITLES;
export type BarStatName = Exclude<StatName, 'leaderboard' | 'form'>;

export const STAT_NAMES = Object.keys(STAT_TITLES) as StatName[];

export const PREVIEW_LENGTH = 3;

export function isStatName(text: string | null): text is StatName {
  return text !== null && Object.hasOwn(STAT_TITLES, text);
}

export function statValue(row: PlayerGameStats, stat: BarStatName): number {
  if (stat === 'numWinsPercent') return percentOfPlayed(row.numWins, row.numPlayed);
  if (stat === 'numLossesPercent') return percentOfPlayed(row.numLosses, row.numPlayed);
  return row[stat];
}

/** Games from which a percentage counts. */
const MIN_PLAYED_FOR_PERCENT = 3;

/** Best first. Equals keep their leaderboard order. In lists of a percentage, people with too few games come last. */
export function sortedByStat(
  rows: readonly PlayerGameStats[],
  stat: StatName,
  points: Points,
): PlayerGameStats[] {
  const ordered = leaderboard(rows);
  if (stat === 'leaderboard') return ordered;
  const score = (row: PlayerGameStats) =>
    stat === 'form' ? formScore(row.form, points) : statValue(row, stat);
  const isRanked = (row: PlayerGameStats) =>
    Number(!isPercent(stat) || row.numPlayed >= MIN_PLAYED_FOR_PERCENT);
  return ordered.toSorted((a, b) => isRanked(b) - isRanked(a) || score(b) - score(a));
}

function isPercent(stat: StatName): boolean {
  return stat === 'numWinsPercent' || stat === 'numLossesPercent';
}

export function percentOfPlayed(value: number, numPlayed: number): number {
  return numPlayed === 0 ? 0 : Math.round((value / numPlayed) * 100);
}

export function barPercent(value: number, top: number): number {
  return top <= 0 ? 0 : Math.min(100, Math.max(0, (value / top) * 100));
}
