import type { Random } from '../random.ts';
import { entry, type Matrix, quadraticForm, times } from './linear-algebra.ts';
import { lotOf, type Shortlist, type Signs } from './shortlist.ts';
import { add, NOTHING, type SplitSpace } from './split-space.ts';

/** Random splits to start from. 20 found the best in every case tried at 24 players; 200 leave room up to 50. */
const STARTS = 200;

/** A smaller gain is rounding. */
const SMALLEST_GAIN = 1e-12;

/**
 * Offers the splits that neither turning one block over nor any two makes cheaper, found by steepest descent from many
 * random splits. Turning two free players of different sides swaps them. The best is not certain to be among them, but
 * where there are too many splits to look at each, it nearly always is.
 */
export function offerLocalOptima(
  space: SplitSpace,
  cost: Matrix,
  lots: Int32Array,
  random: Random,
  shortlist: Shortlist,
  starts = STARTS,
): void {
  const seen = new Set<string>();
  for (let start = 0; start < starts; start++) {
    const signs = randomSplit(space, random);
    descend(space, cost, signs);
    if (signs[0] === -1) turnOver(signs, [...signs.keys()]);
    const key = signs.join();
    if (!seen.has(key))
      shortlist.add(signs, quadraticForm(cost, Float64Array.from(signs)), lotOf(signs, lots));
    seen.add(key);
  }
}

/** A split that meets the conditions, each equally likely. */
function randomSplit(space: SplitSpace, random: Random): Signs {
  const signs = new Int8Array(space.blocks.length);
  let laid = NOTHING;
  for (let block = 0; block < signs.length; block++) {
    const up = add(laid, space.measure(Int8Array.of(1), block));
    const down = add(laid, space.measure(Int8Array.of(-1), block));
    const [waysUp, waysDown] = [space.ways(block + 1, up), space.ways(block + 1, down)];
    const isUp = random() * (waysUp + waysDown) < waysUp;
    signs[block] = isUp ? 1 : -1;
    laid = isUp ? up : down;
  }
  return signs;
}

function descend(space: SplitSpace, cost: Matrix, signs: Signs): void {
  for (let turn = bestTurn(space, cost, signs); turn !== null; turn = bestTurn(space, cost, signs)) {
    turnOver(signs, turn);
  }
}

/** The blocks, one or two, whose turning gains most and leaves a split that meets the conditions. */
function bestTurn(space: SplitSpace, cost: Matrix, signs: Signs): readonly number[] | null {
  const change = turningAlone(cost, signs);
  let best: readonly number[] | null = null;
  let gain = -SMALLEST_GAIN;
  for (let one = 0; one < signs.length; one++) {
    for (let other = 0; other <= one; other++) {
      const joint = 8 * (signs[one] ?? 0) * (signs[other] ?? 0) * entry(cost, one, other);
      const both = (change[one] ?? 0) + (change[other] ?? 0) + joint;
      const total = one === other ? (change[one] ?? 0) : both;
      if (total >= gain) continue;
      const turn = one === other ? [one] : [one, other];
      if (!staysSplit(space, signs, turn)) continue;
      best = turn;
      gain = total;
    }
  }
  return best;
}

/** What turning each block alone would add to x′Qx: 4·Q_kk − 4·x_k·(Qx)_k. */
function turningAlone(cost: Matrix, signs: Signs): Float64Array {
  const pull = times(cost, Float64Array.from(signs));
  return pull.map((value, block) => 4 * (entry(cost, block, block) - (signs[block] ?? 0) * value));
}

function staysSplit(space: SplitSpace, signs: Signs, turn: readonly number[]): boolean {
  turnOver(signs, turn);
  const isSplit = space.ways(signs.length, space.measure(signs, 0)) > 0;
  turnOver(signs, turn);
  return isSplit;
}

function turnOver(signs: Signs, turn: readonly number[]): void {
  for (const block of turn) signs[block] = -(signs[block] ?? 0);
}
