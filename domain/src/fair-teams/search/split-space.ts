import { ImpossibleTeamsError } from '../explain/problems.ts';
import type { Vector } from '../model/maths.ts';
import { type Block, blocksOf, type Conditions, keepersPlaying } from '../preferences/conditions.ts';

/** Bits of the teams that have a keeper: 1 for the first team, 2 for the second. */
export const BOTH_TEAMS = 3;

export interface Measure {
  readonly surplus: number;
  readonly keepers: number;
}

/** All splits that meet the conditions, with team sizes that differ by at most one. */
export interface SplitSpace {
  readonly blocks: readonly Block[];
  /** Measures the blocks from number `from` on, with one sign each. */
  measure(signs: Vector, from: number): Measure;
  keepersAgree(keepers: number): boolean;
  /** Counts the splits, given the measure of the blocks before number `from`. */
  ways(from: number, earlier: Measure): number;
}

/** @throws ImpossibleTeamsError if no split of `ids` meets the conditions */
export function splitSpace(ids: readonly string[], conditions: Conditions): SplitSpace {
  const blocks = blocksOf(ids, conditions);
  const keepers = keepersPlaying(ids, conditions);
  // One keeper may be in either team. Two keepers are in one block with opposite signs. Three or more are checked here.
  const needed = keepers.length >= 3 ? BOTH_TEAMS : 0;
  const keepersAgree = (filled: number) => (filled & needed) === needed;
  const [up, down] = ([1, -1] as const).map((sign) =>
    blocks.map((block) => measureBlock(ids, block, keepers, sign)),
  );
  const measureOne = (block: number, sign: 1 | -1) => (sign === 1 ? up : down)?.[block] ?? NOTHING;
  const ways = countWays(blocks.length, measureOne, keepersAgree);
  if (ways(0, NOTHING) === 0) throw new ImpossibleTeamsError('TEAMS_UNEVEN', boundPlayers(ids, blocks));

  const measure = (signs: Vector, from: number) => {
    let [surplus, filled] = [0, 0];
    for (let at = 0; at < signs.length; at++) {
      const part = measureOne(from + at, signs[at] === 1 ? 1 : -1);
      surplus += part.surplus;
      filled |= part.keepers;
    }
    return { surplus, keepers: filled };
  };
  return { blocks, measure, keepersAgree, ways };
}

export const NOTHING: Measure = { surplus: 0, keepers: 0 };

export function add(one: Measure, other: Measure): Measure {
  return { surplus: one.surplus + other.surplus, keepers: one.keepers | other.keepers };
}

function measureBlock(
  ids: readonly string[],
  block: Block,
  keepers: readonly string[],
  blockSign: 1 | -1,
): Measure {
  return block.reduce((sum, { player, sign }) => {
    const playerSign = sign * blockSign;
    const isKeeper = keepers.includes(ids[player] ?? '');
    return add(sum, { surplus: playerSign, keepers: isKeeper ? (playerSign === 1 ? 1 : 2) : 0 });
  }, NOTHING);
}

function countWays(
  blocks: number,
  measureOne: (block: number, sign: 1 | -1) => Measure,
  keepersAgree: (keepers: number) => boolean,
): SplitSpace['ways'] {
  const counted = new Map<string, number>();
  const ways = (from: number, earlier: Measure): number => {
    if (from === blocks) return Math.abs(earlier.surplus) <= 1 && keepersAgree(earlier.keepers) ? 1 : 0;
    const key = `${from} ${earlier.surplus} ${earlier.keepers}`;
    const onward = (sign: 1 | -1) => ways(from + 1, add(earlier, measureOne(from, sign)));
    const count = counted.get(key) ?? onward(1) + onward(-1);
    counted.set(key, count);
    return count;
  };
  return ways;
}

function boundPlayers(ids: readonly string[], blocks: readonly Block[]): string[] {
  const bound = blocks.filter((block) => block.length > 1).flat();
  return bound.map(({ player }) => ids[player] ?? '').toSorted();
}
