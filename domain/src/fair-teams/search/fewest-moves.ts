import { CHANCE_STEPS, EXTRA_PLAYER_INDEX } from '../model/forecast.ts';
import { entry, normalCdf } from '../model/maths.ts';
import type { Rating } from '../model/rating.ts';
import type { RepairRequest } from '../preferences/request.ts';
import { addChoice, type Choice, choicesOf, type Sums } from './block-moves.ts';
import {
  distanceFromEven,
  type LineUpWithForecast,
  lineUpWith,
  MAX_EXTRA_DISTANCE,
  splitOf,
  withForecast,
} from './line-ups.ts';
import {
  addMeasures,
  BOTH_HAVE_KEEPERS,
  EMPTY_MEASURE,
  type Measure,
  type SearchInput,
  type SplitSpace,
} from './search-input.ts';

/** Limits the time to about a second. */
const MAX_STEPS = 1_000_000;

const MAX_ROUNDING_ERROR = 0.5 / CHANCE_STEPS;

/**
 * Returns the line-up with the fewest moves among those nearly as even as `best`. If several have equally few
 * moves, returns the most even line-up.
 *
 * Searches every line-up with the fewest moves that the conditions permit, then with one more move, and so on.
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
  const extraPlayerLead = ids.length % 2 === 0 ? 0 : Math.abs(rating.mean[EXTRA_PLAYER_INDEX] ?? 0);
  const smallestLead = smallestLeadOf(blocks, extraPlayerLead);
  const deviation = largestDeviation(rating, ids);
  const signs = new Int8Array(blocks.length);
  let steps = 0;
  let found: LineUpWithForecast | null = null;
  const maxDistance = distanceFromEven(best) + MAX_EXTRA_DISTANCE;
  let limit = maxDistance + MAX_ROUNDING_ERROR;
  let largestLead = leadAt(limit, deviation);

  const search = (at: number, sums: Sums, moves: number): void => {
    if (++steps > MAX_STEPS || sums.moves + fewestMovesFrom(at, sums) > moves) return;
    if (smallestLead(at, sums, moves) > largestLead) return;
    if (at === blocks.length) check();
    for (const choice of blocks[at] ?? []) {
      signs[choice.block] = choice.sign;
      search(at + 1, addChoice(sums, choice), moves);
    }
  };
  const check = (): void => {
    const [teamA] = splitOf(ids, space.blocks, signs);
    const teams = withForecast(lineUpWith(teamA, request), rating);
    const distance = distanceFromEven(teams);
    if (distance > Math.min(limit, maxDistance)) return;
    found = teams;
    const isBest = distance <= distanceFromEven(best);
    limit = distance - MAX_ROUNDING_ERROR;
    // No lead is below 0, so −1 ends the search.
    largestLead = isBest ? -1 : leadAt(limit, deviation);
  };
  for (let moves = fewestMovesFrom(0, EMPTY_MEASURE); moves <= ids.length && found === null; moves++) {
    search(0, { ...EMPTY_MEASURE, moves: 0, lead: 0 }, moves);
  }
  return found ?? best;
}

type Blocks = readonly (readonly Choice[])[];

/**
 * Returns a function for the fewest moves in block `from` and later that complete a split, given the measure of the
 * earlier blocks. The function returns Infinity if no choices complete a split.
 */
function fewestMovesToComplete(blocks: Blocks, space: SplitSpace) {
  const known = new Map<number, number>();
  const mostSurplus = blocks.reduce((sum, [choice]) => sum + Math.abs(choice?.surplus ?? 0), 0);
  const fewest = (from: number, earlier: Measure): number => {
    if (from === blocks.length) return space.countSplits(from, earlier) > 0 ? 0 : Number.POSITIVE_INFINITY;
    // A number is a faster key than a string, and each step of the search needs a key.
    const key =
      (from * (2 * mostSurplus + 1) + mostSurplus + earlier.surplus) * (BOTH_HAVE_KEEPERS + 1) +
      earlier.keepers;
    const onward = (choice: Choice) => choice.moves + fewest(from + 1, addMeasures(earlier, choice));
    const moves = known.get(key) ?? Math.min(...(blocks[from] ?? []).map(onward));
    known.set(key, moves);
    return moves;
  };
  return fewest;
}

/**
 * Returns a function for the lower limit of |lead|, given the sums of the blocks before index `from`. A later block is
 * free to change the lead if both of its choices need equally many moves. Any other change needs one of the moves left.
 * @param extra effect of the extra player on the lead, in either direction
 */
function smallestLeadOf(blocks: Blocks, extra: number) {
  const isFree = ([one, other]: readonly Choice[]) => one?.moves === other?.moves;
  const leadOf = ([first]: readonly Choice[]) => first?.lead ?? 0;
  const fixed = suffixSums(blocks.map((block) => (isFree(block) ? 0 : leadOf(block))));
  const free = suffixSums(blocks.map((block) => (isFree(block) ? Math.abs(leadOf(block)) : 0)));
  const largest = suffixSums(blocks.map((block) => Math.abs(leadOf(block))));
  const sumAt = (sums: readonly number[], at: number) => sums[at] ?? 0;
  return (from: number, sums: Sums, moves: number): number => {
    const movesLeft = moves - sums.moves;
    // Blocks are sorted by |lead|, so the next blocks change the lead most.
    const byMoves = 2 * (sumAt(largest, from) - sumAt(largest, from + movesLeft));
    const lead = Math.abs(sums.lead + sumAt(fixed, from));
    return Math.max(0, Math.abs(lead - extra) - sumAt(free, from) - byMoves);
  };
}

function suffixSums(values: readonly number[]): number[] {
  const sums = [0];
  for (const value of values.toReversed()) sums.unshift(value + (sums[0] ?? 0));
  return sums;
}

/** Lead in standard deviations that makes a win certain to the last digit. */
const MAX_DEVIATIONS = 40;

/** Returns the expected lead at which the chance is `distance` from 0.5, rounded up slightly. */
function leadAt(distance: number, deviation: number): number {
  let [low, high] = [0, MAX_DEVIATIONS];
  for (let halving = 0; halving < 60; halving++) {
    const middle = (low + high) / 2;
    if (normalCdf(middle) - 0.5 < distance) low = middle;
    else high = middle;
  }
  return deviation * high;
}

/**
 * Returns a standard deviation, including luck, that no line-up exceeds: x′Px is at most the sum of |P|, because |x| is
 * at most 1.
 */
function largestDeviation({ indices, covariance }: Rating, ids: readonly string[]): number {
  const used = [EXTRA_PLAYER_INDEX, ...ids.map((id) => indices.get(id) ?? EXTRA_PLAYER_INDEX)];
  let variance = 1;
  for (const row of used) for (const column of used) variance += Math.abs(entry(covariance, row, column));
  return Math.sqrt(variance);
}
