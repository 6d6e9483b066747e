import type { Uid } from '../ids.ts';
import type { HistorySpan } from './history.schema.ts';
import type { PlayerGameStats } from './player-game-stats.schema.ts';
import type { Points } from './points.ts';
import { compareRanked, nameOf, positions } from './ranking.ts';
import { standingsOf } from './standings.ts';
import { EMPTY_TALLY } from './tally.ts';

/**
 * Returns a game's table by uid, with a row for everyone who was in a team of a recorded result. Needs only the open
 * part with its `before`. The order of the instances does not matter.
 */
export function statsTable(history: HistorySpan, points: Points): Record<string, PlayerGameStats> {
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

export function leaderboard(rows: readonly PlayerGameStats[]): PlayerGameStats[] {
  const isRanked = rows.every(({ leaderboardPosition }) => leaderboardPosition !== null);
  return (isRanked ? rows : withPositions(rows)).toSorted(compareRanked);
}

function withPositions(rows: readonly PlayerGameStats[]): PlayerGameStats[] {
  const position = positions(rows);
  return rows.map((row) => ({
    ...row,
    leaderboardPosition: position.get(row.playerId) ?? null,
    previousLeaderboardPosition: null,
  }));
}

export function zeroedRows(
  people: readonly { uid: Uid; name: string; isGuest: boolean }[],
): PlayerGameStats[] {
  const unranked = { ...EMPTY_TALLY, leaderboardPosition: null, previousLeaderboardPosition: null };
  return leaderboard(people.map(({ uid, name, isGuest }) => ({ playerId: uid, name, isGuest, ...unranked })));
}
