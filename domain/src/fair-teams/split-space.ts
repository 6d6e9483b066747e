import { type Block, blocksOf, type Conditions, keepersPlaying } from './blocks.ts';
import type { Vector } from './linear-algebra.ts';
import { ImpossibleTeamsError } from './problems.ts';
import type { Signs } from './shortlist.ts';

/** Which sides have a keeper, as bits: 1 for one side, 2 for the other. */
const EACH_SIDE = 3;

/** What some blocks, laid one way, come to. */
export interface Measure {
  /** How many players more the side of 1 has. */
  readonly surplus: number;
  /** Which sides have a keeper; bits of several parts are or'ed. */
  readonly keepers: number;
}

/** Every split that meets the conditions: blocks that lie one way or the other, sizes that differ by at most one. */
export interface SplitSpace {
  readonly blocks: readonly Block[];
  /** What the blocks from `from` on come to, as many as there are signs. */
  measure(signs: Signs | Vector, from: number): Measure;
  /** Whether the sides have the keepers they need. */
  keepersAgree(keepers: number): boolean;
  /** In how many ways the blocks from `from` on can be laid to make a split, after the earlier ones came to this. */
  ways(from: number, earlier: Measure): number;
}

/**
 * Lays out the splits of `ids` that meet the conditions.
 * @throws ImpossibleTeamsError where there is none.
 */
export function splitSpace(ids: readonly string[], conditions: Conditions): SplitSpace {
  const blocks = blocksOf(ids, conditions);
  const keepers = keepersPlaying(ids, conditions);
  // Two keepers are bound apart already, and fewer are no condition. Of three and more, each side gets at least one.
  const needed = keepers.length >= 3 ? EACH_SIDE : 0;
  const keepersAgree = (filled: number) => (filled & needed) === needed;
  const [up, down] = ([1, -1] as const).map((sign) =>
    blocks.map((block) => measureBlock(ids, block, keepers, sign)),
  );
  const measureOne = (block: number, sign: 1 | -1) => (sign === 1 ? up : down)?.[block] ?? NOTHING;
  const ways = countWays(blocks.length, measureOne, keepersAgree);
  if (ways(0, NOTHING) === 0) throw new ImpossibleTeamsError('sides-uneven', boundPlayers(ids, blocks));

  const measure = (signs: Signs | Vector, from: number) => {
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
  laid: 1 | -1,
): Measure {
  return block.reduce((sum, { player, sign }) => {
    const side = sign * laid;
    const isKeeper = keepers.includes(ids[player] ?? '');
    return add(sum, { surplus: side, keepers: isKeeper ? (side === 1 ? 1 : 2) : 0 });
  }, NOTHING);
}

/** Counts completions from the last block backwards, each once. */
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
