import { randomFromSeed } from '../../random.ts';
import { entry, type Matrix, matrixOf, times } from '../model/maths.ts';
import type { Block } from '../preferences/conditions.ts';
import { addLocalOptima } from './local-search.ts';
import { type RankedSplit, Shortlist, type Signs, tieBreakOf, tieBreaksFor } from './shortlist.ts';
import type { Measure, SplitSpace } from './split-space.ts';

/** An exhaustive search of 22 blocks takes about 20 ms. */
const MAX_EXHAUSTIVE_BLOCKS = 22;

/**
 * Returns the cheapest splits, best first. For up to 22 blocks, the search is exact.
 * @param cost matrix from `costMatrix`, in the order of the ids of the space
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
 * Combines every choice of signs for the first and the second half of the blocks: x′Qx = L′QL + R′QR + 2·(QL)′R. 22
 * players have 352,716 splits, but only 3,072 halves.
 */
function addEverySplit(space: SplitSpace, cost: Matrix, tieBreaks: Int32Array, shortlist: Shortlist): void {
  const size = space.blocks.length;
  const middle = Math.ceil(size / 2);
  const crossTerms = new Float64Array(2 ** (size - middle));
  const secondHalves = bySurplus(halves(space, cost, tieBreaks, middle, size));
  for (const first of halves(space, cost, tieBreaks, 0, middle)) {
    // The first block always has sign 1, because the mirrored split is the same split.
    if (first.signs[0] !== 1) continue;
    fillSignedSums(times(first.signs, cost).subarray(middle), crossTerms);
    for (const surplus of [-1, 0, 1]) {
      const fitting = secondHalves.get(surplus - first.surplus) ?? [];
      joinHalves(space, first, fitting, crossTerms, shortlist);
    }
  }
}

interface Half extends Measure {
  /** Signs as bits, where 1 means −1. The lowest bit is the first block. */
  readonly number: number;
  readonly signs: Signs;
  readonly cost: number;
  readonly tieBreak: number;
}

function joinHalves(
  space: SplitSpace,
  first: Half,
  seconds: readonly Half[],
  crossTerms: Float64Array,
  shortlist: Shortlist,
): void {
  for (const second of seconds) {
    const cost = first.cost + second.cost + 2 * (crossTerms[second.number] ?? 0);
    const tieBreak = first.tieBreak ^ second.tieBreak;
    if (!shortlist.fits(cost, tieBreak) || !space.meetsKeepers(first.keepers | second.keepers)) continue;
    const signs = new Int8Array(space.blocks.length);
    signs.set(first.signs);
    signs.set(second.signs, first.signs.length);
    shortlist.add(signs, cost, tieBreak);
  }
}

/** Writes the sum of `values` for every choice of signs into `sums`. Each sum differs from an earlier sum by one term. */
function fillSignedSums(values: Float64Array, sums: Float64Array): void {
  sums[0] = values.reduce((sum, value) => sum + value, 0);
  for (let bit = 0; bit < values.length; bit++) {
    const flipped = 2 * (values[bit] ?? 0);
    const count = 2 ** bit;
    for (let number = 0; number < count; number++) sums[count + number] = (sums[number] ?? 0) - flipped;
  }
}

function halves(space: SplitSpace, cost: Matrix, tieBreaks: Int32Array, from: number, to: number): Half[] {
  const tieBreaksOfPart = tieBreaks.subarray(from, to);
  return Array.from({ length: 2 ** (to - from) }, (_, number) => {
    const signs = new Int8Array(to - from);
    for (let bit = 0; bit < signs.length; bit++) signs[bit] = (number >> bit) & 1 ? -1 : 1;
    return {
      number,
      signs,
      cost: costOfPart(cost, signs, from),
      tieBreak: tieBreakOf(signs, tieBreaksOfPart),
      ...space.measure(signs, from),
    };
  });
}

function costOfPart(cost: Matrix, signs: Signs, from: number): number {
  let sum = 0;
  for (let row = 0; row < signs.length; row++) {
    sum += entry(cost, from + row, from + row);
    for (let column = 0; column < row; column++)
      sum += 2 * (signs[row] ?? 0) * (signs[column] ?? 0) * entry(cost, from + row, from + column);
  }
  return sum;
}

function bySurplus(halves: readonly Half[]): ReadonlyMap<number, readonly Half[]> {
  const groups = new Map<number, Half[]>();
  for (const half of halves) {
    const group = groups.get(half.surplus) ?? [];
    group.push(half);
    groups.set(half.surplus, group);
  }
  return groups;
}
