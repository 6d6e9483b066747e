import { entry, type Matrix, times, type Vector } from './linear-algebra.ts';
import { lotOf, type Shortlist, type Signs } from './shortlist.ts';
import type { Measure, SplitSpace } from './split-space.ts';

/**
 * Offers every split of the space with its cost, so that the best is certain: the blocks are parted into a first half
 * L and a second half R, each laid in every way beforehand, and only halves that make a split together are joined:
 * x′Qx = L′QL + R′QR + 2·(QL)′R. 22 free players have 352,716 splits, but only 3,072 halves; and (QL)′R takes one
 * addition for each R.
 */
export function offerEverySplit(
  space: SplitSpace,
  cost: Matrix,
  lots: Int32Array,
  shortlist: Shortlist,
): void {
  const size = space.blocks.length;
  const middle = Math.ceil(size / 2);
  const joints = new Float64Array(2 ** (size - middle));
  const secondHalves = bySurplus(layings(space, cost, lots, middle, size));
  for (const first of layings(space, cost, lots, 0, middle)) {
    // The first block always lies with 1: a mirrored split is the same split.
    if (first.signs[0] !== 1) continue;
    const signs = new Float64Array(size);
    signs.set(first.signs);
    addUp(times(cost, signs).subarray(middle), joints);
    for (const surplus of [-1, 0, 1]) {
      const fitting = secondHalves.get(surplus - first.surplus);
      if (fitting) joinHalves(space, first, fitting, joints, shortlist);
    }
  }
}

/** Some of the blocks, laid one way. */
interface Laying extends Measure {
  /** Its bits say how the blocks lie, the first block in the lowest: 1 for −1. */
  readonly number: number;
  readonly signs: Vector;
  readonly cost: number;
  readonly lot: number;
}

function joinHalves(
  space: SplitSpace,
  first: Laying,
  seconds: readonly Laying[],
  joints: Float64Array,
  shortlist: Shortlist,
): void {
  for (const second of seconds) {
    const cost = first.cost + second.cost + 2 * (joints[second.number] ?? 0);
    const lot = first.lot ^ second.lot;
    if (shortlist.wants(cost, lot) && space.keepersAgree(first.keepers | second.keepers))
      shortlist.add(joined(first, second), cost, lot);
  }
}

/** The sum of the values for every way to lay them, each from an earlier one by turning one value round; into `sums`. */
function addUp(values: Vector, sums: Float64Array): void {
  sums[0] = values.reduce((sum, value) => sum + value, 0);
  for (let bit = 0; bit < values.length; bit++) {
    const turned = 2 * (values[bit] ?? 0);
    const place = 2 ** bit;
    for (let number = 0; number < place; number++) sums[place + number] = (sums[number] ?? 0) - turned;
  }
}

function signAt(number: number, bit: number): 1 | -1 {
  return (number >> bit) & 1 ? -1 : 1;
}

function joined(first: Laying, second: Laying): Signs {
  const signs = new Int8Array(first.signs.length + second.signs.length);
  signs.set(first.signs);
  signs.set(second.signs, first.signs.length);
  return signs;
}

/** Every way to lay the blocks from `from` up to `to`. */
function layings(space: SplitSpace, cost: Matrix, lots: Int32Array, from: number, to: number): Laying[] {
  const lotsOfPart = lots.subarray(from, to);
  return Array.from({ length: 2 ** (to - from) }, (_, number) => {
    const signs = new Float64Array(to - from);
    for (let bit = 0; bit < signs.length; bit++) signs[bit] = signAt(number, bit);
    return {
      number,
      signs,
      cost: costOfPart(cost, signs, from),
      lot: lotOf(signs, lotsOfPart),
      ...space.measure(signs, from),
    };
  });
}

/** x′Qx of the blocks from `from` on alone; Q is symmetric. */
function costOfPart(cost: Matrix, signs: Vector, from: number): number {
  let sum = 0;
  for (let row = 0; row < signs.length; row++) {
    sum += entry(cost, from + row, from + row);
    for (let column = 0; column < row; column++)
      sum += 2 * (signs[row] ?? 0) * (signs[column] ?? 0) * entry(cost, from + row, from + column);
  }
  return sum;
}

function bySurplus(layings: readonly Laying[]): ReadonlyMap<number, readonly Laying[]> {
  const groups = new Map<number, Laying[]>();
  for (const laying of layings) {
    const group = groups.get(laying.surplus) ?? [];
    group.push(laying);
    groups.set(laying.surplus, group);
  }
  return groups;
}
