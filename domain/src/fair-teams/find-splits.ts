import { randomFromSeed } from '../random.ts';
import type { Block } from './blocks.ts';
import { entry, type Matrix, matrixOf } from './linear-algebra.ts';
import { lotsFor, type RankedSplit, Shortlist } from './shortlist.ts';
import { offerLocalOptima } from './split-descent.ts';
import { offerEverySplit } from './split-exhaustive.ts';
import type { SplitSpace } from './split-space.ts';

/** Free players, or blocks of players bound together, of whom all splits can be looked at in some 20 ms. */
const EXHAUSTIVE_UP_TO = 22;

/** The cheapest splits of the space, best first: certainly the best where all can be looked at. */
export function findSplits(space: SplitSpace, cost: Matrix, seed: string): readonly RankedSplit[] {
  const shortlist = new Shortlist();
  const blockCost = costOfBlocks(space.blocks, cost);
  const lots = lotsFor(space.blocks.length, seed);
  if (space.blocks.length <= EXHAUSTIVE_UP_TO) offerEverySplit(space, blockCost, lots, shortlist);
  else offerLocalOptima(space, blockCost, lots, randomFromSeed(seed), shortlist);
  return shortlist.ranked();
}

/** The cost matrix of players as one of blocks: what two blocks cost is what their members cost each other. */
function costOfBlocks(blocks: readonly Block[], cost: Matrix): Matrix {
  return matrixOf(blocks.length, (row, column) => {
    let sum = 0;
    for (const one of blocks[row] ?? []) {
      for (const other of blocks[column] ?? [])
        sum += one.sign * other.sign * entry(cost, one.player, other.player);
    }
    return sum;
  });
}
