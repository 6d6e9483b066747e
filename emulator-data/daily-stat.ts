import type { DailyStat, PlayerGameStats } from '@fives/domain';

/** When the stat of the day is worked out, by UTC's clock. */
const DAILY_HOUR = 6;
const DAY = 24 * 3_600_000;

/** Fewer wins in a row are nothing to talk about. */
const FEWEST_WINS = 3;

/** The stat of the day as it stands at `now`: who holds the longest run of wins. Null where nobody has a run yet. */
export function longestWinStreak(rows: readonly PlayerGameStats[], now: Date): DailyStat | null {
  const ranked = rows.filter((row) => row.leaderboardPosition !== null).toSorted(byPosition);
  const value = Math.max(0, ...ranked.map(longestRun));
  const holder = ranked.find((row) => longestRun(row) === value);
  if (holder === undefined || value < FEWEST_WINS) return null;
  return {
    type: 'LONGEST_WIN_STREAK',
    text: `${holder.name} holds the record: ${value} wins in a row`,
    playerId: holder.playerId,
    name: holder.name,
    value,
    computedAt: latestMorning(now),
  };
}

/** How many wins in a row somebody's best run has. */
function longestRun({ form }: PlayerGameStats): number {
  return Math.max(...form.split(/[DL]/).map((wins) => wins.length));
}

/** The last time that it was six in the morning. */
function latestMorning(now: Date): Date {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), DAILY_HOUR);
  return new Date(today <= now.getTime() ? today : today - DAY);
}

function byPosition(a: PlayerGameStats, b: PlayerGameStats): number {
  return (a.leaderboardPosition ?? 0) - (b.leaderboardPosition ?? 0);
}
