import { entry, type Matrix, matrixOf, quadraticForm, times, type Vector } from './linear-algebra.ts';
import { lotOf, type Shortlist, type Signs } from './shortlist.ts';
import type { Measure, SplitSpace } from './split-space.ts';

/**
 * Offers every split of the space with its cost, so that the best is certain: the blocks are parted into a first half
 * L and a second half R, each laid in every way beforehand, and only halves that make a split together are joined:
 * x′Qx = L′QL + R′QR + 2·(QL)′R. 22 free players have 352,716 splits, but only 3,072 halves; and (QL)′R is added up from
 * two short tables, one for each half of R.
 */
export function offerEverySplit(
  space: SplitSpace,
  cost: Matrix,
  lots: Int32Array,
  shortlist: Shortlist,
): void {
  const size = space.blocks.length;
  const middle = Math.ceil(size / 2);
  const secondHalves = bySurplus(layings(space, cost, lots, middle, size));
  for (const first of layings(space, cost, lots, 0, middle)) {
    // The first block always lies with 1: a mirrored split is the same split.
    if (first.signs[0] !== 1) continue;
    const signs = new Float64Array(size);
    signs.set(first.signs);
    const pull = pullTable(times(cost, signs).subarray(middle));
    for (const surplus of [-1, 0, 1]) {
      const fitting = secondHalves.get(surplus - first.surplus);
      if (fitting) joinHalves(space, first, fitting, pull, shortlist);
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

/** Layings of the same surplus; what the search looks at most stands in columns. */
interface Group {
  readonly layings: readonly Laying[];
  readonly numbers: Int32Array;
  readonly costs: Float64Array;
  readonly lots: Int32Array;
}

function joinHalves(
  space: SplitSpace,
  first: Laying,
  { layings, numbers, costs, lots }: Group,
  pull: PullTable,
  shortlist: Shortlist,
): void {
  const { low, high, lowBits } = pull;
  const lowMask = 2 ** lowBits - 1;
  for (let index = 0; index < costs.length; index++) {
    const number = numbers[index] ?? 0;
    const joint = (low[number & lowMask] ?? 0) + (high[number >> lowBits] ?? 0);
    const cost = first.cost + (costs[index] ?? 0) + 2 * joint;
    const lot = first.lot ^ (lots[index] ?? 0);
    if (!shortlist.wants(cost, lot)) continue;
    const second = layings[index];
    if (second && space.keepersAgree(first.keepers | second.keepers))
      shortlist.add(joined(first, second), cost, lot);
  }
}

/** What a first half pulls at each second half with, (QL)′R, in two parts by the laying's low and high bits. */
interface PullTable {
  readonly low: Float64Array;
  readonly high: Float64Array;
  readonly lowBits: number;
}

function pullTable(pull: Vector): PullTable {
  const lowBits = Math.ceil(pull.length / 2);
  return { low: sumsOf(pull.subarray(0, lowBits)), high: sumsOf(pull.subarray(lowBits)), lowBits };
}

/** The sum of the values for every way to lay them. */
function sumsOf(values: Vector): Float64Array {
  return new Float64Array(2 ** values.length).map((_, number) => {
    let sum = 0;
    for (let bit = 0; bit < values.length; bit++) sum += signAt(number, bit) * (values[bit] ?? 0);
    return sum;
  });
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
  const costOfPart = matrixOf(to - from, (row, column) => entry(cost, from + row, from + column));
  const lotsOfPart = lots.subarray(from, to);
  return Array.from({ length: 2 ** (to - from) }, (_, number) => {
    const signs = new Float64Array(to - from);
    for (let bit = 0; bit < signs.length; bit++) signs[bit] = signAt(number, bit);
    return {
      number,
      signs,
      cost: quadraticForm(costOfPart, signs),
      lot: lotOf(signs, lotsOfPart),
      ...space.measure(signs, from),
    };
  });
}

function bySurplus(layings: readonly Laying[]): ReadonlyMap<number, Group> {
  const groups = new Map<number, Laying[]>();
  for (const laying of layings) {
    const group = groups.get(laying.surplus);
    if (group) group.push(laying);
    else groups.set(laying.surplus, [laying]);
  }
  return new Map([...groups].map(([surplus, group]) => [surplus, groupOf(group)]));
}

function groupOf(layings: readonly Laying[]): Group {
  return {
    layings,
    numbers: Int32Array.from(layings, ({ number }) => number),
    costs: Float64Array.from(layings, ({ cost }) => cost),
    lots: Int32Array.from(layings, ({ lot }) => lot),
  };
}
