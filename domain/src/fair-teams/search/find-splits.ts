import { randomFromSeed } from '../../random.ts';
import { entry, type Matrix, matrixOf, vectorTimesMatrix } from '../model/maths.ts';
import type { Block } from '../preferences/conditions.ts';
import { addLocalOptima } from './local-search.ts';
import type { Measure, SplitSpace } from './search-input.ts';
import { type RankedSplit, Shortlist, type Signs, tieBreakOf, tieBreaksFor } from './shortlist.ts';

/** An exhaustive search of 22 blocks takes about 20 ms. */
const MAX_EXHAUSTIVE_BLOCKS = 22;

/**
 * Returns the splits with the lowest costs, best first. The search is exact for up to 22 blocks.
 * @param cost matrix from `costMatrix`, in the order of the ids that `space` was built from
 */
export function findSplits(space: SplitSpace, cost: Matrix, seed: string): readonly RankedSplit[] {
  const shortlist = new Shortlist();
  const blockCost = costOfBlocks(space.blocks, cost);
  const tieBreaks = tieBreaksFor(space.blocks.length, seed);
  if (space.blocks.length <= MAX_EXHAUSTIVE_BLOCKS) addEverySplit(space, blockCost, tieBreaks, shortlist);
  else addLocalOptima(space, blockCost, tieBreaks, randomFromSeed(seed), shortlist);
  return shortlist.ranked();
}

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

/**
 * Adds each combination of signs L for the first half of the blocks and signs R for the second half. The cost is
 * x′Qx = L′QL + R′QR + 2·(QL)′R. For 22 players, there are 352,716 splits but only 3,072 half splits.
 */
function addEverySplit(space: SplitSpace, cost: Matrix, tieBreaks: Int32Array, shortlist: Shortlist): void {
  const size = space.blocks.length;
  const middle = Math.ceil(size / 2);
  const crossTerms = new Float64Array(2 ** (size - middle));
  const secondHalves = groupBySurplus(halfSplits(space, cost, tieBreaks, middle, size));
  for (const first of halfSplits(space, cost, tieBreaks, 0, middle)) {
    // The first block always has sign 1, because the mirrored split is the same split.
    if (first.signs[0] !== 1) continue;
    fillSignedSums(vectorTimesMatrix(first.signs, cost).subarray(middle), crossTerms);
    for (const surplus of [-1, 0, 1]) {
      const fitting = secondHalves.get(surplus - first.surplus) ?? [];
      joinHalves(space, first, fitting, crossTerms, shortlist);
    }
  }
}

interface HalfSplit extends Measure {
  /** Bits are 1 for the sign −1. The lowest bit is the first block. */
  readonly signBits: number;
  readonly signs: Signs;
  readonly cost: number;
  readonly tieBreak: number;
}

function joinHalves(
  space: SplitSpace,
  first: HalfSplit,
  seconds: readonly HalfSplit[],
  crossTerms: Float64Array,
  shortlist: Shortlist,
): void {
  for (const second of seconds) {
    const cost = first.cost + second.cost + 2 * (crossTerms[second.signBits] ?? 0);
    const tieBreak = first.tieBreak ^ second.tieBreak;
    if (!shortlist.fits(cost, tieBreak) || !space.meetsKeeperCondition(first.keepers | second.keepers))
      continue;
    const signs = new Int8Array(space.blocks.length);
    signs.set(first.signs);
    signs.set(second.signs, first.signs.length);
    shortlist.add(signs, cost, tieBreak);
  }
}

/** Writes the sum of signed `values` into `sums`, for every choice of signs. */
function fillSignedSums(values: Float64Array, sums: Float64Array): void {
  sums[0] = values.reduce((sum, value) => sum + value, 0);
  for (let bit = 0; bit < values.length; bit++) {
    const flipped = 2 * (values[bit] ?? 0);
    const count = 2 ** bit;
    for (let at = 0; at < count; at++) sums[count + at] = (sums[at] ?? 0) - flipped;
  }
}

function halfSplits(
  space: SplitSpace,
  cost: Matrix,
  tieBreaks: Int32Array,
  from: number,
  to: number,
): HalfSplit[] {
  const tieBreaksOfHalf = tieBreaks.subarray(from, to);
  return Array.from({ length: 2 ** (to - from) }, (_, signBits) => {
    const signs = new Int8Array(to - from);
    for (let bit = 0; bit < signs.length; bit++) signs[bit] = (signBits >> bit) & 1 ? -1 : 1;
    return {
      signBits,
      signs,
      cost: costOfHalfSplit(cost, signs, from),
      tieBreak: tieBreakOf(signs, tieBreaksOfHalf),
      ...space.measure(signs, from),
    };
  });
}

function costOfHalfSplit(cost: Matrix, signs: Signs, from: number): number {
  let sum = 0;
  for (let row = 0; row < signs.length; row++) {
    sum += entry(cost, from + row, from + row);
    for (let column = 0; column < row; column++)
      sum += 2 * (signs[row] ?? 0) * (signs[column] ?? 0) * entry(cost, from + row, from + column);
  }
  return sum;
}

function groupBySurplus(splits: readonly HalfSplit[]): ReadonlyMap<number, readonly HalfSplit[]> {
  const groups = new Map<number, HalfSplit[]>();
  for (const half of splits) {
    const group = groups.get(half.surplus) ?? [];
    group.push(half);
    groups.set(half.surplus, group);
  }
  return groups;
}
