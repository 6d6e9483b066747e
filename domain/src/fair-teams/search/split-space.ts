import { ImpossibleTeamsError } from '../explain/fair-teams-errors.ts';
import type { Vector } from '../model/maths.ts';
import { type Block, blocksOf, type Conditions, keepersPlaying } from '../preferences/conditions.ts';

export const BOTH_HAVE_KEEPERS = 3;

export interface Measure {
  /** Size of the first team minus size of the second. */
  readonly surplus: number;
  /** Sum of 1 if the first team has a keeper, and 2 if the second team has a keeper. */
  readonly keepers: number;
}

/** All splits that meet the conditions, with team sizes that differ by at most one. */
export interface SplitSpace {
  readonly blocks: readonly Block[];
  /** Measures one block per sign, from index `from` on. */
  measure(signs: Vector, from: number): Measure;
  meetsKeepers(keepers: number): boolean;
  /** Returns the number of splits, given the measure of the blocks before index `from`. */
  countSplits(from: number, earlier: Measure): number;
}

/** @throws ImpossibleTeamsError if no split of `ids` meets the conditions */
export function splitSpace(ids: readonly string[], conditions: Conditions): SplitSpace {
  const blocks = blocksOf(ids, conditions);
  const keepers = keepersPlaying(ids, conditions);
  // One keeper may be in either team. Two keepers are in one block with opposite signs. Three or more are checked here.
  const needed = keepers.length >= 3 ? BOTH_HAVE_KEEPERS : 0;
  const meetsKeepers = (filled: number) => (filled & needed) === needed;
  const [up, down] = ([1, -1] as const).map((sign) =>
    blocks.map((block) => measureBlock(ids, block, keepers, sign)),
  );
  const measureOne = (block: number, sign: 1 | -1) => (sign === 1 ? up : down)?.[block] ?? EMPTY_MEASURE;
  const countSplits = splitCounter(blocks.length, measureOne, meetsKeepers);
  if (countSplits(0, EMPTY_MEASURE) === 0)
    throw new ImpossibleTeamsError('TEAMS_UNEVEN', playersInLargerBlocks(ids, blocks));

  const measure = (signs: Vector, from: number) => {
    let [surplus, filled] = [0, 0];
    for (let at = 0; at < signs.length; at++) {
      const part = measureOne(from + at, signs[at] === 1 ? 1 : -1);
      surplus += part.surplus;
      filled |= part.keepers;
    }
    return { surplus, keepers: filled };
  };
  return { blocks, measure, meetsKeepers, countSplits };
}

export const EMPTY_MEASURE: Measure = { surplus: 0, keepers: 0 };

export function addMeasures(one: Measure, other: Measure): Measure {
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
    const teamBit = playerSign === 1 ? 1 : 2;
    const isKeeper = keepers.includes(ids[player] ?? '');
    return addMeasures(sum, { surplus: playerSign, keepers: isKeeper ? teamBit : 0 });
  }, EMPTY_MEASURE);
}

function splitCounter(
  blocks: number,
  measureOne: (block: number, sign: 1 | -1) => Measure,
  meetsKeepers: (keepers: number) => boolean,
): SplitSpace['countSplits'] {
  const counted = new Map<string, number>();
  const countSplits = (from: number, earlier: Measure): number => {
    if (from === blocks) return Math.abs(earlier.surplus) <= 1 && meetsKeepers(earlier.keepers) ? 1 : 0;
    const key = `${from} ${earlier.surplus} ${earlier.keepers}`;
    const onward = (sign: 1 | -1) => countSplits(from + 1, addMeasures(earlier, measureOne(from, sign)));
    const result = counted.get(key) ?? onward(1) + onward(-1);
    counted.set(key, result);
    return result;
  };
  return countSplits;
}

function playersInLargerBlocks(ids: readonly string[], blocks: readonly Block[]): string[] {
  const bound = blocks.filter((block) => block.length > 1).flat();
  return bound.map(({ player }) => ids[player] ?? '').toSorted();
}
