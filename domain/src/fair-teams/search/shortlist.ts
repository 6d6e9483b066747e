import { randomFromSeed } from '../../random.ts';
import type { Vector } from '../model/maths.ts';

/**
 * Sign of each block, 1 or −1. A block is a group of players whose teams depend on each other. A player's team is the
 * sign of the block times the player's sign in the block.
 */
export type Signs = Int8Array;

export interface RankedSplit {
  readonly signs: Signs;
  /** In steps of 1 / `COST_STEPS`. */
  readonly cost: number;
  readonly tieBreak: number;
}

/** Steps per unit of cost. Differences below a step are rounding errors. */
const COST_STEPS = 1e7;

/** 512 splits are enough to find alternatives and few enough to sort quickly. */
const MAX_SPLITS = 512;

/**
 * Keeps the splits with the lowest costs. `tieBreak` decides between equal costs, so the order of added splits does not
 * matter.
 */
export class Shortlist {
  #splits: RankedSplit[] = [];
  /** Splits with a higher exact cost do not fit. This check is quick and excludes most splits. */
  #maxExactCost = Number.POSITIVE_INFINITY;
  #worst: Pick<RankedSplit, 'cost' | 'tieBreak'> = { cost: this.#maxExactCost, tieBreak: 0 };

  fits(exactCost: number, tieBreak: number): boolean {
    if (exactCost > this.#maxExactCost) return false;
    const cost = toSteps(exactCost);
    return cost < this.#worst.cost || (cost === this.#worst.cost && tieBreak < this.#worst.tieBreak);
  }

  add(signs: Signs, exactCost: number, tieBreak: number): void {
    this.#splits.push({ signs, cost: toSteps(exactCost), tieBreak });
    if (this.#splits.length >= 2 * MAX_SPLITS) this.#trim();
  }

  ranked(): readonly RankedSplit[] {
    this.#trim();
    return this.#splits;
  }

  #trim(): void {
    this.#splits = this.#splits
      .toSorted((a, b) => a.cost - b.cost || a.tieBreak - b.tieBreak)
      .slice(0, MAX_SPLITS);
    if (this.#splits.length === MAX_SPLITS) this.#worst = this.#splits.at(-1) ?? this.#worst;
    this.#maxExactCost = (this.#worst.cost + 1) / COST_STEPS;
  }
}

function toSteps(cost: number): number {
  return Math.round(cost * COST_STEPS);
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
