import { randomFromSeed } from '../../random.ts';
import type { Vector } from '../model/maths.ts';

/** Sign of each block, 1 or −1. A player's team is the sign of the block times the player's sign in the block. */
export type Signs = Int8Array;

export interface RankedSplit {
  readonly signs: Signs;
  readonly cost: number;
  readonly tieBreak: number;
}

/** Rounds costs to ten-millionths, because smaller differences are rounding errors. */
const COSTS_PER_UNIT = 1e7;

/** Enough splits to find alternatives, few enough to sort quickly. */
const LENGTH = 512;

/** Keeps the cheapest splits. Seed and splits decide between equal costs, never the order in which they were added. */
export class Shortlist {
  #splits: RankedSplit[] = [];
  /** Exact costs above this limit cannot round to a kept cost. A quick check that excludes most splits. */
  #limit = Number.POSITIVE_INFINITY;
  #worst: Pick<RankedSplit, 'cost' | 'tieBreak'> = { cost: this.#limit, tieBreak: 0 };

  wants(exactCost: number, tieBreak: number): boolean {
    if (exactCost > this.#limit) return false;
    const cost = rounded(exactCost);
    return cost < this.#worst.cost || (cost === this.#worst.cost && tieBreak < this.#worst.tieBreak);
  }

  add(signs: Signs, exactCost: number, tieBreak: number): void {
    this.#splits.push({ signs, cost: rounded(exactCost), tieBreak });
    if (this.#splits.length >= 2 * LENGTH) this.#tidy();
  }

  ranked(): readonly RankedSplit[] {
    this.#tidy();
    return this.#splits;
  }

  #tidy(): void {
    this.#splits = this.#splits
      .toSorted((a, b) => a.cost - b.cost || a.tieBreak - b.tieBreak)
      .slice(0, LENGTH);
    if (this.#splits.length === LENGTH) this.#worst = this.#splits.at(-1) ?? this.#worst;
    this.#limit = (this.#worst.cost + 1) / COSTS_PER_UNIT;
  }
}

function rounded(cost: number): number {
  return Math.round(cost * COSTS_PER_UNIT);
}

/**
 * Returns a random number per block. A split combines the numbers of blocks with sign −1 by exclusive or (Zobrist
 * hashing, 1970).
 */
export function tieBreaksFor(blocks: number, seed: string): Int32Array {
  const random = randomFromSeed(`lots ${seed}`);
  return Int32Array.from({ length: blocks }, () => Math.floor(random() * 2 ** 32) | 0);
}

export function tieBreakOf(signs: Vector, tieBreaks: Int32Array): number {
  let tieBreak = 0;
  for (let block = 0; block < signs.length; block++)
    if (signs[block] === -1) tieBreak ^= tieBreaks[block] ?? 0;
  return tieBreak;
}
