import { randomFromSeed } from '../../random.ts';
import type { Vector } from '../model/maths.ts';

/** A split: a sign for each block, 1 or −1. A player's team is the block's sign times the player's own in the block. */
export type Signs = Int8Array;

/** A split with its cost. */
export interface RankedSplit {
  readonly signs: Signs;
  readonly cost: number;
  /** Decides between equal costs. */
  readonly tieBreak: number;
}

/** Costs are compared in whole ten-millionths: smaller differences are rounding errors, and the tie-break decides. */
const COSTS_PER_UNIT = 1e7;

/** How many splits are kept: enough to find alternatives among them, few enough to sort quickly. */
const LENGTH = 512;

/**
 * Keeps the cheapest of many splits. Which of equal ones comes first depends on the seed and the splits alone, never on
 * the order in which they were added.
 */
export class Shortlist {
  #splits: RankedSplit[] = [];
  #worst: Pick<RankedSplit, 'cost' | 'tieBreak'> = { cost: Number.POSITIVE_INFINITY, tieBreak: 0 };
  /** An exact cost above this cannot round to one that is kept: a quick check that rules out most splits. */
  #limit = Number.POSITIVE_INFINITY;

  /** Whether a split of this cost would be kept; where not, the caller need not build it. */
  wants(exactCost: number, tieBreak: number): boolean {
    if (exactCost > this.#limit) return false;
    const cost = rounded(exactCost);
    return cost < this.#worst.cost || (cost === this.#worst.cost && tieBreak < this.#worst.tieBreak);
  }

  add(signs: Signs, exactCost: number, tieBreak: number): void {
    this.#splits.push({ signs, cost: rounded(exactCost), tieBreak });
    if (this.#splits.length >= 2 * LENGTH) this.#tidy();
  }

  /** The cheapest first. */
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
 * A random 32-bit number for each block. A split's tie-break is the exclusive or of the numbers of all blocks with sign
 * −1 (Zobrist hashing, 1970), so that the tie-breaks of two halves combine into that of the whole.
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
