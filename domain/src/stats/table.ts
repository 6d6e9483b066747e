import { FORMER_PLAYER_NAME } from '../player/player.schema.ts';
import { compareNames } from '../text.ts';
import type { History, HistoryInstance, HistoryPerson } from './history.schema.ts';
import type { PlayerGameStats } from './player-game-stats.schema.ts';
import { EMPTY_TALLY, recordedResults, type Tally, tallies } from './tally.ts';

type People = Readonly<Record<string, HistoryPerson>>;

/**
 * A game's table by uid: a row for everybody who was in a team of a recorded result. Guests have a row but no position.
 * It follows from the history alone, whatever the order of its instances.
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

/** What a ranking needs to know of a person. */
export type Ranked = Pick<Tally, 'totalPoints' | 'numPlayed' | 'numWins' | 'numLosses'> & {
  readonly playerId: string;
  readonly name: string;
};

/**
 * Orders a leaderboard: points, then win share, then wins, then fewer losses. The name, and in the end the id, only
 * decide who is written first among equals.
 */
export function compareRanked(a: Ranked, b: Ranked): number {
  return compareMerit(a, b) || byName(a, b);
}

/** Positions by uid, 1 at the top; equals share one, and the next position skips those that share (1, 1, 3). */
export function positions(people: readonly Ranked[]): Map<string, number> {
  const ordered = people.toSorted(compareRanked);
  const result = new Map<string, number>();
  ordered.forEach((person, index) => {
    const above = ordered[index - 1];
    const shared = above !== undefined && compareMerit(above, person) === 0;
    result.set(person.playerId, shared ? (result.get(above.playerId) ?? index + 1) : index + 1);
  });
  return result;
}

function compareMerit(a: Ranked, b: Ranked): number {
  return (
    b.totalPoints - a.totalPoints ||
    compareWinShare(a, b) ||
    b.numWins - a.numWins ||
    a.numLosses - b.numLosses
  );
}

/** Compares shares by cross-multiplying whole numbers, so that 1/3 and 2/6 are equal to the last bit. */
function compareWinShare(a: Ranked, b: Ranked): number {
  return b.numWins * Math.max(1, a.numPlayed) - a.numWins * Math.max(1, b.numPlayed);
}

function byName(a: Ranked, b: Ranked): number {
  return compareNames({ ...a, uid: a.playerId }, { ...b, uid: b.playerId });
}
