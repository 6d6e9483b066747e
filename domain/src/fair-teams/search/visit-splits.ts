import type { Random } from '../../random.ts';
import { entry, type Matrix, quadraticForm, vectorTimesMatrix } from '../model/maths.ts';
import { excessOf, matrixOfBlocks, type Signs, type SplitSpace } from './search-input.ts';

/** 22 blocks have 352,716 splits of equal size, which take about 100 ms. */
const MAX_EXHAUSTIVE_BLOCKS = 22;

/** Receives the same array for each split. The first sign is always 1, because the mirrored split is the same split. */
type Visit = (signs: Signs, cost: number) => void;

interface DescentOptions {
  readonly random: Random;
  /** Agreement of each block with an old line-up, for descents that start with the old teams. */
  readonly old?: readonly number[];
}

/**
 * Visits each split once, with its cost x′Qx. Above 22 blocks, visits the splits of steepest descents only.
 * @param cost matrix from `costMatrix`, in the order of the ids that `space` was built from
 */
export function visitSplits(space: SplitSpace, cost: Matrix, visit: Visit, options: DescentOptions): void {
  const blockCost = matrixOfBlocks(space.blocks, cost);
  if (space.blocks.length <= MAX_EXHAUSTIVE_BLOCKS) visitEverySplit(space, blockCost, visit);
  else visitDescents(space, blockCost, visit, options);
}

function visitEverySplit({ blocks, sizes, keepers }: SplitSpace, cost: Matrix, visit: Visit): void {
  const signs = new Int8Array(blocks.length);
  const extend = (
    at: number,
    surplus: number,
    keeperSurplus: number,
    mostLater: number,
    costBefore: number,
  ) => {
    if (Math.abs(surplus) > mostLater + sizes.max) return;
    if (at === signs.length) {
      if (Math.abs(keeperSurplus) <= keepers.max) visit(signs, costBefore);
      return;
    }
    const row = cost[at] ?? [];
    let crossCost = 0;
    for (let other = 0; other < at; other++) crossCost += 2 * (signs[other] ?? 0) * (row[other] ?? 0);
    const [size, keeper] = [sizes.difference[at] ?? 0, keepers.difference[at] ?? 0];
    for (let sign = 1; sign >= (at === 0 ? 1 : -1); sign -= 2) {
      signs[at] = sign;
      const nextCost = costBefore + (row[at] ?? 0) + sign * crossCost;
      extend(
        at + 1,
        surplus + sign * size,
        keeperSurplus + sign * keeper,
        mostLater - Math.abs(size),
        nextCost,
      );
    }
  };
  const totalSize = sizes.difference.reduce((sum, size) => sum + Math.abs(size), 0);
  extend(0, 0, 0, totalSize, 0);
}

/**
 * Number of splits to start from. In every tested case of 24 players, 20 splits led to the best result. 100 leave a
 * margin for up to 50 players.
 */
const STARTS = 100;

/** Minimum gain of a flip. Smaller gains are rounding errors. */
const SMALLEST_GAIN = 1e-12;

/** Cost of exceeding a limit by one. Higher than any other difference of costs. */
const EXCESS_COST = 1e6;

/**
 * Visits each split on the way to a local optimum. Every second descent starts with the old line-up, and also visits the
 * splits that are one flip from the start.
 */
export function visitDescents(
  space: SplitSpace,
  cost: Matrix,
  visit: Visit,
  { random, old }: DescentOptions,
  starts = STARTS,
): void {
  const flips = everyFlip(space.blocks.length);
  const seen = new Set<string>();
  const visitOnce = (found: Signs) => {
    if (excessOf(space, found) > 0) return;
    const signs = found[0] === 1 ? found : found.map((sign) => -sign);
    const key = signs.join();
    if (!seen.has(key)) visit(signs, quadraticForm(cost, signs));
    seen.add(key);
  };
  for (let start = 0; start < starts; start++) {
    const oldSigns = start % 2 === 0 ? old : undefined;
    const randomSign = () => (random() < 0.5 ? 1 : -1);
    let signs: Signs = Int8Array.from(
      space.blocks,
      (_, block) => Math.sign(oldSigns?.[block] ?? 0) || randomSign(),
    );
    visitOnce(signs);
    if (oldSigns) for (const each of flips) visitOnce(flipped(signs, each));
    for (let next = bestFlip(space, cost, signs, flips); next; next = bestFlip(space, cost, signs, flips)) {
      signs = flipped(signs, next);
      visitOnce(signs);
    }
  }
}

/** One or two blocks that change teams. */
type Flip = readonly [number, number?];

function everyFlip(blocks: number): Flip[] {
  const all = Array.from({ length: blocks }, (_, block) => block);
  return all.flatMap((one): Flip[] => [[one], ...all.slice(0, one).map((other): Flip => [one, other])]);
}

/** Returns the flip that lowers the excess or the cost most. Undefined if no flip lowers them. */
function bestFlip(space: SplitSpace, cost: Matrix, signs: Signs, flips: readonly Flip[]): Flip | undefined {
  const change = changeByFlip(cost, signs);
  const excess = excessOf(space, signs);
  let best: Flip | undefined;
  let bestChange = -SMALLEST_GAIN;
  for (const each of flips) {
    const [one, other] = each;
    const interaction =
      other === undefined
        ? 0
        : (change[other] ?? 0) + 8 * (signs[one] ?? 0) * (signs[other] ?? 0) * entry(cost, one, other);
    const costChange = (change[one] ?? 0) + interaction;
    if (costChange - EXCESS_COST * excess >= bestChange) continue;
    const total = costChange + EXCESS_COST * (excessOf(space, flipped(signs, each)) - excess);
    if (total >= bestChange) continue;
    best = each;
    bestChange = total;
  }
  return best;
}

/** Returns the change of x′Qx when one block is flipped: 4·Q_kk − 4·x_k·(Qx)_k. */
function changeByFlip(cost: Matrix, signs: Signs): Float64Array {
  const product = vectorTimesMatrix(signs, cost);
  return product.map((value, block) => 4 * (entry(cost, block, block) - (signs[block] ?? 0) * value));
}

function flipped(signs: Signs, [one, other = one]: Flip): Signs {
  return signs.map((sign, block) => (block === one || block === other ? -sign : sign));
}
