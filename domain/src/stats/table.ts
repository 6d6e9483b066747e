import { FORMER_PLAYER_NAME } from '../player/player.schema.ts';
import { EMPTY_TALLY, recordedResults, type Tally, tallies } from './fold.ts';
import type { History, HistoryInstance, HistoryPerson } from './history.schema.ts';
import type { PlayerGameStats } from './player-game-stats.schema.ts';
import { compareRanked, positions } from './ranking.ts';

type People = Readonly<Record<string, HistoryPerson>>;

/**
 * A game's table as its history alone says it: a row for everyone who played in a recorded result. Guests have a row
 * but no position. The same history in any order gives the same table.
 */
export function statsTable(history: History): Record<string, PlayerGameStats> {
  const now = tallies(history.instances);
  const position = rankRegistered(now, history.people);
  const previous = rankRegistered(tallies(withoutNewestResult(history.instances)), history.people);

  return Object.fromEntries(
    [...now].map(([uid, tally]) => [
      uid,
      {
        playerId: uid,
        name: nameOf(uid, history.people),
        isGuest: history.people[uid]?.isGuest ?? false,
        ...tally,
        leaderboardPosition: position.get(uid) ?? null,
        previousLeaderboardPosition: previous.get(uid) ?? null,
      },
    ]),
  );
}

/** The leaderboard in its order; guests, who are not ranked, come last. */
export function leaderboard(rows: readonly PlayerGameStats[]): PlayerGameStats[] {
  return rows.toSorted((a, b) => Number(a.isGuest) - Number(b.isGuest) || compareRanked(a, b));
}

/** Rows of nothing but zeros, for the players of a first instance, before there are any stats. */
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

/** Positions by uid of everyone with a tally, 1 at the top; guests have none. */
export function rankRegistered(all: ReadonlyMap<string, Tally>, people: People): Map<string, number> {
  const registered = [...all].filter(([uid]) => people[uid]?.isGuest !== true);
  return positions(
    registered.map(([uid, tally]) => ({ playerId: uid, name: nameOf(uid, people), ...tally })),
  );
}

function withoutNewestResult(instances: readonly HistoryInstance[]): readonly HistoryInstance[] {
  const newest = recordedResults(instances).at(-1);
  return instances.filter((instance) => instance.giId !== newest?.giId);
}

function nameOf(uid: string, people: People): string {
  return people[uid]?.name ?? FORMER_PLAYER_NAME;
}
