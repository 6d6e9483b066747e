import type { Uid } from '../ids.ts';
import { FORMER_PLAYER_NAME } from '../player/player.schema.ts';
import { compareNames } from '../text.ts';
import type { HistoryPerson } from './history.schema.ts';
import type { Tally } from './player-game-stats.schema.ts';

type People = Readonly<Record<string, HistoryPerson>>;

/** Positions by uid of everyone with a tally, 1 at the top. */
export function rankTallies(all: ReadonlyMap<string, Tally>, people: People): Map<string, number> {
  return positions([...all].map(([uid, tally]) => ({ playerId: uid, name: nameOf(uid, people), ...tally })));
}

/** What somebody in a line-up is called. */
export function nameOf(uid: Uid, people: People): string {
  return people[uid]?.name ?? FORMER_PLAYER_NAME;
}

/** What a ranking needs to know of a person. */
export type Ranked = Pick<Tally, 'totalPoints' | 'numPlayed' | 'numWins' | 'numLosses'> & {
  readonly playerId: Uid;
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
