import { EXTRA_PLAYER_INDEX } from '../model/belief.ts';
import { FINEST_CHANCE } from '../model/forecast.ts';
import { entry, normalBelow } from '../model/maths.ts';
import type { Rating } from '../model/rating.ts';
import type { RepairRequest } from '../preferences/request.ts';
import { type Choice, choicesOf, plus, type Sums } from './block-moves.ts';
import {
  distanceFromEven,
  type LineUpWithForecast,
  lineUpWith,
  MAX_EXTRA_DISTANCE,
  splitOf,
  withForecast,
} from './line-ups.ts';
import type { SearchInput } from './search-input.ts';
import { add, BOTH_TEAMS, type Measure, NOTHING, type SplitSpace } from './split-space.ts';

/** Limits the time to about a second. */
const MAX_STEPS = 1_000_000;

/** Largest difference between a chance and its rounded forecast. */
const ROUNDING = 0.5 / FINEST_CHANCE;

/**
 * Returns the line-up that needs the fewest moves among those nearly as even as `best`, and the most even one of these.
 * Tries every line-up with the fewest moves that the conditions permit, then with one more, and so on.
 * @returns `best` if the search takes too many steps
 */
export function lineUpWithFewestMoves(
  input: SearchInput,
  request: RepairRequest,
  best: LineUpWithForecast,
): LineUpWithForecast {
  const { rating, ids, space } = input;
  const blocks = choicesOf(input, request);
  const fewestMovesFrom = fewestMovesToComplete(blocks, space);
  const extra = ids.length % 2 === 0 ? 0 : Math.abs(rating.mean[EXTRA_PLAYER_INDEX] ?? 0);
  const smallestLead = smallestLeadOf(blocks, extra);
  const spread = largestSpread(rating, ids);
  const signs = new Int8Array(blocks.length);
  let steps = 0;
  let found: LineUpWithForecast | null = null;
  const maxDistance = distanceFromEven(best) + MAX_EXTRA_DISTANCE;
  let limit = maxDistance + ROUNDING;
  let largestLead = leadAt(limit, spread);

  const search = (at: number, sums: Sums, moves: number): void => {
    if (++steps > MAX_STEPS || sums.moves + fewestMovesFrom(at, sums) > moves) return;
    if (smallestLead(at, sums, moves) > largestLead) return;
    if (at === blocks.length) offer();
    for (const choice of blocks[at] ?? []) {
      signs[choice.block] = choice.sign;
      search(at + 1, plus(sums, choice), moves);
    }
  };
  const offer = (): void => {
    const [teamA] = splitOf(ids, space.blocks, signs);
    const teams = withForecast(lineUpWith(teamA, request), rating);
    const distance = distanceFromEven(teams);
    if (distance > Math.min(limit, maxDistance)) return;
    found = teams;
    const isBest = distance <= distanceFromEven(best);
    limit = distance - ROUNDING;
    largestLead = isBest ? -1 : leadAt(limit, spread);
  };
  for (let moves = fewestMovesFrom(0, NOTHING); moves <= ids.length && found === null; moves++) {
    search(0, { ...NOTHING, moves: 0, lead: 0 }, moves);
  }
  return found ?? best;
}

type Blocks = readonly (readonly Choice[])[];

/**
 * Returns a function for the fewest moves of the blocks from index `from` on that complete a split, given the measure
 * of the blocks before. The function returns Infinity if no choices complete a split.
 */
function fewestMovesToComplete(blocks: Blocks, space: SplitSpace) {
  const known = new Map<number, number>();
  const mostSurplus = blocks.reduce((sum, [choice]) => sum + Math.abs(choice?.surplus ?? 0), 0);
  const fewest = (from: number, earlier: Measure): number => {
    if (from === blocks.length) return space.ways(from, earlier) > 0 ? 0 : Number.POSITIVE_INFINITY;
    // Numbers are faster keys than strings, and every step of the search needs one.
    const key =
      (from * (2 * mostSurplus + 1) + mostSurplus + earlier.surplus) * (BOTH_TEAMS + 1) + earlier.keepers;
    const onward = (choice: Choice) => choice.moves + fewest(from + 1, add(earlier, choice));
    const moves = known.get(key) ?? Math.min(...(blocks[from] ?? []).map(onward));
    known.set(key, moves);
    return moves;
  };
  return fewest;
}

/**
 * Returns a function for a lower limit of |lead|, given the sums of the blocks before index `from`. Later blocks can
 * change the lead in two ways: both choices of a block cost the same moves, or each costs one of the moves left.
 * @param extra effect of an extra player on the lead, who may be in either team
 */
function smallestLeadOf(blocks: Blocks, extra: number) {
  const isFree = ([one, other]: readonly Choice[]) => one?.moves === other?.moves;
  const leadOf = ([first]: readonly Choice[]) => first?.lead ?? 0;
  const fixed = sumsFrom(blocks.map((block) => (isFree(block) ? 0 : leadOf(block))));
  const free = sumsFrom(blocks.map((block) => (isFree(block) ? Math.abs(leadOf(block)) : 0)));
  const largest = sumsFrom(blocks.map((block) => Math.abs(leadOf(block))));
  const sumAt = (sums: readonly number[], at: number) => sums[at] ?? 0;
  return (from: number, sums: Sums, moves: number): number => {
    const movesLeft = moves - sums.moves;
    // Blocks are sorted by lead, so the next ones change the lead most.
    const byMoves = 2 * (sumAt(largest, from) - sumAt(largest, from + movesLeft));
    const lead = Math.abs(sums.lead + sumAt(fixed, from));
    return Math.max(0, Math.abs(lead - extra) - sumAt(free, from) - byMoves);
  };
}

/** Returns the sum of all values from each index on, and 0 after the last. */
function sumsFrom(values: readonly number[]): number[] {
  const sums = [0];
  for (const value of values.toReversed()) sums.unshift(value + (sums[0] ?? 0));
  return sums;
}

/** A larger lead, in standard deviations, is a certain win to the last digit. */
const MAX_DEVIATIONS = 40;

/** Returns the expected lead that moves the chance this far from a half, or a little more. */
function leadAt(distance: number, spread: number): number {
  let [low, high] = [0, MAX_DEVIATIONS];
  for (let halving = 0; halving < 60; halving++) {
    const middle = (low + high) / 2;
    if (normalBelow(middle) - 0.5 < distance) low = middle;
    else high = middle;
  }
  return spread * high;
}

/** Returns a standard deviation that no line-up exceeds: x′Px is at most the sum of |P|, because |x| is at most 1. */
function largestSpread({ indices, covariance }: Rating, ids: readonly string[]): number {
  const used = [EXTRA_PLAYER_INDEX, ...ids.map((id) => indices.get(id) ?? EXTRA_PLAYER_INDEX)];
  let variance = 1;
  for (const row of used) for (const column of used) variance += Math.abs(entry(covariance, row, column));
  return Math.sqrt(variance);
}
