import { type Matrix, quadraticForm, times, type Vector } from './linear-algebra.ts';
import { lotOf, type Shortlist, type Signs } from './shortlist.ts';
import type { Measure, SplitSpace } from './split-space.ts';

/**
 * Offers every split of the space with its cost, so that the best is certain: the blocks are parted into a first half
 * L and a second half R, each laid in every way beforehand, and only halves that make a split together are joined:
 * x′Qx = L′QL + R′QR + 2·(QL)′R. 22 free players have 352,716 splits, but only 3,072 halves.
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
    const pull = times(cost, amongAll(first.signs, 0, size)).subarray(middle);
    for (const surplus of [-1, 0, 1]) {
      const fitting = secondHalves.get(surplus - first.surplus);
      if (fitting) joinHalves(space, first, fitting, pull, shortlist);
    }
  }
}

/** Some of the blocks, laid one way. */
interface Laying extends Measure {
  readonly signs: Vector;
  readonly cost: number;
  readonly lot: number;
}

/** Layings of the same surplus; what the search looks at most stands in columns, one after the other. */
interface Group {
  readonly layings: readonly Laying[];
  /** The signs of all of them. */
  readonly signs: Float64Array;
  readonly costs: Float64Array;
  readonly lots: Int32Array;
}

function joinHalves(
  space: SplitSpace,
  first: Laying,
  { layings, signs, costs, lots }: Group,
  pull: Vector,
  shortlist: Shortlist,
): void {
  let at = 0;
  for (let index = 0; index < costs.length; index++) {
    let joint = 0;
    for (let block = 0; block < pull.length; block++) joint += (pull[block] ?? 0) * (signs[at++] ?? 0);
    const cost = first.cost + (costs[index] ?? 0) + 2 * joint;
    const lot = first.lot ^ (lots[index] ?? 0);
    const second = layings[index];
    if (!second || !shortlist.wants(cost, lot)) continue;
    if (space.keepersAgree(first.keepers | second.keepers)) shortlist.add(joined(first, second), cost, lot);
  }
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
    for (let bit = 0; bit < signs.length; bit++) signs[bit] = (number >> bit) & 1 ? -1 : 1;
    return {
      signs,
      cost: quadraticForm(cost, amongAll(signs, from, cost.size)),
      lot: lotOf(signs, lotsOfPart),
      ...space.measure(signs, from),
    };
  });
}

/** A part's signs among all blocks, with 0 for the others. */
function amongAll(signs: Vector, from: number, size: number): Vector {
  const all = new Float64Array(size);
  all.set(signs, from);
  return all;
}

function bySurplus(layings: readonly Laying[]): ReadonlyMap<number, Group> {
  const surpluses = new Set(layings.map(({ surplus }) => surplus));
  return new Map(
    [...surpluses].map((surplus) => [
      surplus,
      groupOf(layings.filter((laying) => laying.surplus === surplus)),
    ]),
  );
}

function groupOf(layings: readonly Laying[]): Group {
  return {
    layings,
    signs: Float64Array.from(layings.flatMap(({ signs }) => [...signs])),
    costs: Float64Array.from(layings, ({ cost }) => cost),
    lots: Int32Array.from(layings, ({ lot }) => lot),
  };
}
