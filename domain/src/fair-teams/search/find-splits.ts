import { randomFromSeed } from '../../random.ts';
import type { Matrix } from '../model/maths.ts';
import type { Signs, SplitSpace } from './search-input.ts';
import { visitSplits } from './visit-splits.ts';

interface RankedSplit {
  readonly signs: Signs;
  /** Cost in steps of 1 / `COST_STEPS`. */
  readonly cost: number;
  /** Random number that decides between equal costs. */
  readonly lot: number;
}

/** Steps per unit of cost. Differences below a step are rounding errors. */
const COST_STEPS = 1e7;

/** 512 splits are enough to find alternatives and few enough to sort quickly. */
const MAX_SPLITS = 512;

/** Returns the splits with the lowest costs, best first. */
export function findSplits(space: SplitSpace, cost: Matrix, seed: string): readonly RankedSplit[] {
  // Each split draws a lot, so that rounding errors have no effect on the lots of other splits.
  const draw = randomFromSeed(`lots ${seed}`);
  let best: RankedSplit[] = [];
  let worst = { cost: Number.POSITIVE_INFINITY, lot: 0 };
  const keepBest = () => {
    best = best.toSorted((a, b) => a.cost - b.cost || a.lot - b.lot).slice(0, MAX_SPLITS);
    if (best.length === MAX_SPLITS) worst = best.at(-1) ?? worst;
  };
  const visit = (signs: Signs, exactCost: number) => {
    const lot = draw();
    const cost = Math.round(exactCost * COST_STEPS);
    if (cost > worst.cost || (cost === worst.cost && lot >= worst.lot)) return;
    best.push({ signs: signs.slice(), cost, lot });
    if (best.length >= 2 * MAX_SPLITS) keepBest();
  };
  visitSplits(space, cost, visit, { random: randomFromSeed(seed) });
  keepBest();
  return best;
}
