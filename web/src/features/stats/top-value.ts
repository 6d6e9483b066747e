import { type PlayerGameStats, type StatName, statValue } from '@fives/domain';

/** The highest figure in a list of `stat`, by which its bars are scaled; 0 where it has no bars, or nobody is in it. */
export function topValue(rows: readonly PlayerGameStats[], stat: StatName): number {
  if (stat === 'leaderboard' || stat === 'form') return 0;
  return Math.max(0, ...rows.map((row) => statValue(row, stat)));
}
