import type { Random } from '../../random.ts';
import { entry, type Matrix, quadraticForm, vectorTimesMatrix } from '../model/maths.ts';
import { addMeasures, EMPTY_MEASURE, type SplitSpace } from './search-input.ts';
import { type Shortlist, type Signs, tieBreakOf } from './shortlist.ts';

/**
 * Number of random splits to start from. In every tested case of 24 players, 20 splits led to the best result. 200
 * leave a margin for up to 50 players.
 */
const STARTS = 200;

/** Minimum gain of a flip. Smaller gains are rounding errors. */
const SMALLEST_GAIN = 1e-12;

/**
 * Adds local optima to `shortlist`, found by steepest descent from random splits. Used if the space is too large for an
 * exhaustive search.
 */
export function addLocalOptima(
  space: SplitSpace,
  cost: Matrix,
  tieBreaks: Int32Array,
  random: Random,
  shortlist: Shortlist,
  starts = STARTS,
): void {
  const seen = new Set<string>();
  for (let start = 0; start < starts; start++) {
    const signs = randomSplit(space, random);
    descend(space, cost, signs);
    if (signs[0] === -1) flip(signs, [...signs.keys()]);
    const key = signs.join();
    if (!seen.has(key)) shortlist.add(signs, quadraticForm(cost, signs), tieBreakOf(signs, tieBreaks));
    seen.add(key);
  }
}

function randomSplit(space: SplitSpace, random: Random): Signs {
  const signs = new Int8Array(space.blocks.length);
  let sum = EMPTY_MEASURE;
  for (let block = 0; block < signs.length; block++) {
    const up = addMeasures(sum, space.measure(Int8Array.of(1), block));
    const down = addMeasures(sum, space.measure(Int8Array.of(-1), block));
    const [countUp, countDown] = [space.countSplits(block + 1, up), space.countSplits(block + 1, down)];
    const isUp = random() * (countUp + countDown) < countUp;
    signs[block] = isUp ? 1 : -1;
    sum = isUp ? up : down;
  }
  return signs;
}

function descend(space: SplitSpace, cost: Matrix, signs: Signs): void {
  for (let blocks = bestFlip(space, cost, signs); blocks !== null; blocks = bestFlip(space, cost, signs)) {
    flip(signs, blocks);
  }
}

/**
 * Returns the one or two blocks whose flip lowers the cost most and still meets the conditions. Null if no flip lowers
 * the cost.
 */
function bestFlip(space: SplitSpace, cost: Matrix, signs: Signs): readonly number[] | null {
  const change = changeByFlip(cost, signs);
  let best: readonly number[] | null = null;
  let bestChange = -SMALLEST_GAIN;
  for (let one = 0; one < signs.length; one++) {
    for (let other = 0; other <= one; other++) {
      const interaction = 8 * (signs[one] ?? 0) * (signs[other] ?? 0) * entry(cost, one, other);
      const both = (change[one] ?? 0) + (change[other] ?? 0) + interaction;
      const total = one === other ? (change[one] ?? 0) : both;
      if (total >= bestChange) continue;
      const blocks = one === other ? [one] : [one, other];
      if (!meetsConditions(space, signs, blocks)) continue;
      best = blocks;
      bestChange = total;
    }
  }
  return best;
}

/** Returns the change of x′Qx when one block is flipped: 4·Q_kk − 4·x_k·(Qx)_k. */
function changeByFlip(cost: Matrix, signs: Signs): Float64Array {
  const product = vectorTimesMatrix(signs, cost);
  return product.map((value, block) => 4 * (entry(cost, block, block) - (signs[block] ?? 0) * value));
}

function meetsConditions(space: SplitSpace, signs: Signs, blocks: readonly number[]): boolean {
  flip(signs, blocks);
  const isSplit = space.countSplits(signs.length, space.measure(signs, 0)) > 0;
  flip(signs, blocks);
  return isSplit;
}

function flip(signs: Signs, blocks: readonly number[]): void {
  for (const block of blocks) signs[block] = -(signs[block] ?? 0);
}
