import { FORMER_PLAYER_NAME } from '../../player/player.schema.ts';
import { type RecordedInstance, recordedResults, type Tally, talliesOverTime } from '../fold.ts';
import type { History } from '../history.schema.ts';
import { positionsOverTime } from '../season.ts';

/** Whoever has played in none of the last ten results is not talked about: their runs stand still. */
const REGULAR_WITHIN = 10;

/** What a game's results say of one person, as far as a stat of the day may be about it. */
export interface Facts extends Tally {
  readonly uid: string;
  readonly name: string;
  readonly position: number;
  /** The position before the newest result; null where there was none. */
  readonly previousPosition: number | null;
  /** How many of the game's results, counted back from the newest, they were in without a gap. */
  readonly inARow: number;
  /** After how many results, counted back from the newest, they were at number 1 without a gap. */
  readonly onTopInARow: number;
}

/** The facts about everyone worth talking about: ranked, still there, and playing of late. */
export function factsOf(history: History): Facts[] {
  const results = recordedResults(history.instances);
  const positions = positionsOverTime(history).map((then) => then.positions);
  const tallies = talliesOverTime(history.instances).at(-1)?.tallies ?? new Map<string, Tally>();
  return [...tallies].flatMap(([uid, tally]) => {
    const position = positions.at(-1)?.get(uid);
    const name = history.people[uid]?.name ?? FORMER_PLAYER_NAME;
    if (position === undefined || name === FORMER_PLAYER_NAME || !isRegular(results, uid)) return [];
    return {
      ...tally,
      uid,
      name,
      position,
      previousPosition: positions.at(-2)?.get(uid) ?? null,
      inARow: runAtTheEnd(results, (result) => hasPlayed(result, uid)),
      onTopInARow: runAtTheEnd(positions, (then) => then.get(uid) === 1),
    };
  });
}

/** How many items at the end of the list hold, counted back to the first that does not. */
export function runAtTheEnd<T>(items: readonly T[], holds: (item: T) => boolean): number {
  return items.length - 1 - items.findLastIndex((item) => !holds(item));
}

function isRegular(results: readonly RecordedInstance[], uid: string): boolean {
  return results.slice(-REGULAR_WITHIN).some((result) => hasPlayed(result, uid));
}

function hasPlayed({ teamA, teamB }: RecordedInstance, uid: string): boolean {
  return teamA.includes(uid) || teamB.includes(uid);
}
