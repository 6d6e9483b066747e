import { randomFromSeed } from '../random.ts';
import type { Vector } from './linear-algebra.ts';

/** How each block lies: 1 or −1. */
export type Signs = Int8Array;

/** A split that was looked at. */
export interface RankedSplit {
  readonly signs: Signs;
  readonly cost: number;
  /** Decides between equal costs. */
  readonly lot: number;
}

/** Costs that differ by less than one part of this are equal: the difference is rounding, and the lot decides. */
const COSTS_PER_UNIT = 1e7;

/** How many splits are kept: enough to find alternatives among, few enough to keep in order. */
const LENGTH = 512;

/**
 * Keeps the cheapest of many splits. Equal ones are drawn by lot from the seed and the split alone, never by who was
 * looked at first.
 */
export class Shortlist {
  #splits: RankedSplit[] = [];
  #worst: Pick<RankedSplit, 'cost' | 'lot'> = { cost: Number.POSITIVE_INFINITY, lot: 0 };
  /** What is above it is dearer than the worst even when rounded down: most splits are, and this is quick to tell. */
  #limit = Number.POSITIVE_INFINITY;

  /** Whether a split of this cost would be kept. Most are not, and need not be made. */
  wants(exactCost: number, lot: number): boolean {
    if (exactCost > this.#limit) return false;
    const cost = rounded(exactCost);
    return cost < this.#worst.cost || (cost === this.#worst.cost && lot < this.#worst.lot);
  }

  add(signs: Signs, exactCost: number, lot: number): void {
    this.#splits.push({ signs, cost: rounded(exactCost), lot });
    if (this.#splits.length >= 2 * LENGTH) this.#tidy();
  }

  /** The cheapest first. */
  ranked(): readonly RankedSplit[] {
    this.#tidy();
    return this.#splits;
  }

  #tidy(): void {
    this.#splits = this.#splits.toSorted((a, b) => a.cost - b.cost || a.lot - b.lot).slice(0, LENGTH);
    if (this.#splits.length === LENGTH) this.#worst = this.#splits.at(-1) ?? this.#worst;
    this.#limit = (this.#worst.cost + 1) / COSTS_PER_UNIT;
  }
}

function rounded(cost: number): number {
  return Math.round(cost * COSTS_PER_UNIT);
}

/**
 * A random number for each block; a split's lot is those of the blocks that lie with −1, exclusive-or'ed (Zobrist
 * hashing, 1970), so that lots of parts join into the lot of the whole.
 */
export function lotsFor(blocks: number, seed: string): Int32Array {
  const random = randomFromSeed(`lots ${seed}`);
  return Int32Array.from({ length: blocks }, () => Math.floor(random() * 2 ** 32) | 0);
}

export function lotOf(signs: Signs | Vector, lots: Int32Array): number {
  let lot = 0;
  for (let block = 0; block < signs.length; block++) if (signs[block] === -1) lot ^= lots[block] ?? 0;
  return lot;
}
