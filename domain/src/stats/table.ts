import type { HistorySpan } from './history.schema.ts';
import type { PlayerGameStats } from './player-game-stats.schema.ts';
import { DEFAULT_POINTS, type Points } from './points.ts';
import { compareRanked, nameOf, positions } from './ranking.ts';
import { standingsOf } from './standings.ts';
import { EMPTY_TALLY } from './tally.ts';

/**
 * A game's table by uid: a row for everybody who was in a team of a recorded result. Guests have a row but no position.
 * It follows from the open part of the history alone, whatever the order of its instances.
 */
export function statsTable(
  history: HistorySpan,
  points: Points = DEFAULT_POINTS,
): Record<string, PlayerGameStats> {
  const { people } = history;
  const played = Object.entries(standingsOf(history, points)).filter(([, { tally }]) => tally.numPlayed > 0);
  return Object.fromEntries(
    played.map(([uid, { tally, position, previousPosition }]) => [
      uid,
      {
        playerId: uid,
        name: nameOf(uid, people),
        isGuest: people[uid]?.isGuest ?? false,
        ...tally,
        leaderboardPosition: position,
        previousLeaderboardPosition: previousPosition,
      },
    ]),
  );
}

/** The leaderboard in its order; guests, who are not ranked, come last. */
export function leaderboard(rows: readonly PlayerGameStats[]): PlayerGameStats[] {
  return rows.toSorted((a, b) => Number(a.isGuest) - Number(b.isGuest) || compareRanked(a, b));
}

/** Rows of zeros, shown for the players of a first instance before there are any stats. */
export function zeroedRows(
  people: readonly { uid: string; name: string; isGuest: boolean }[],
): PlayerGameStats[] {
  const ranked = people.map(({ uid, name, isGuest }) => ({ playerId: uid, name, isGuest, ...EMPTY_TALLY }));
  const position = positions(ranked.filter((row) => !row.isGuest));
  return leaderboard(
    ranked.map((row) => ({
      ...row,
      leaderboardPosition: position.get(row.playerId) ?? null,
      previousLeaderboardPosition: null,
    })),
  );
}
