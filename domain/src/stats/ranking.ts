import type { Uid } from '../ids.ts';
import { FORMER_PLAYER_NAME } from '../player/player.schema.ts';
import { compareNames } from '../text.ts';
import type { HistoryPerson } from './history.schema.ts';
import type { Tally } from './player-game-stats.schema.ts';

type People = Readonly<Record<string, HistoryPerson>>;

export function rankTallies(all: ReadonlyMap<string, Tally>, people: People): Map<string, number> {
  return positions([...all].map(([uid, tally]) => ({ playerId: uid, name: nameOf(uid, people), ...tally })));
}

export function nameOf(uid: Uid, people: People): string {
  return people[uid]?.name ?? FORMER_PLAYER_NAME;
}

export type Ranked = Pick<Tally, 'totalPoints' | 'numPlayed' | 'numWins' | 'numLosses'> & {
  readonly playerId: Uid;
  readonly name: string;
};

/** Compares points, then win share, then wins, then fewer losses. Name and id only sort equals. */
export function compareRanked(a: Ranked, b: Ranked): number {
  return compareMerit(a, b) || compareNames({ ...a, uid: a.playerId }, { ...b, uid: b.playerId });
}

/** Returns positions by uid, 1 at the top. Equals share a position, and the next position skips as many (1, 1, 3). */
export function positions(people: readonly Ranked[]): Map<string, number> {
  const ordered = people.toSorted(compareRanked);
  const result = new Map<string, number>();
  ordered.forEach((person, index) => {
    const above = ordered[index - 1];
    const isEqual = above !== undefined && compareMerit(above, person) === 0;
    const positionAbove = isEqual ? result.get(above.playerId) : undefined;
    result.set(person.playerId, positionAbove ?? index + 1);
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

/** Cross-multiplies whole numbers, so that 1/3 equals 2/6 exactly. */
function compareWinShare(a: Ranked, b: Ranked): number {
  return b.numWins * Math.max(1, a.numPlayed) - a.numWins * Math.max(1, b.numPlayed);
}
