import { FairTeamsInputError, ImpossibleTeamsError } from '../explain/fair-teams-errors.ts';
import type { FairPlayer } from '../model/forecast.ts';
import { entry, type Vector } from '../model/maths.ts';
import { type Rating, rate } from '../model/rating.ts';
import { type Block, blocksOf, type Conditions, keepersPlaying } from '../preferences/conditions.ts';
import type { FairTeamsRequest } from '../preferences/request.ts';

export const BOTH_HAVE_KEEPERS = 3;

export interface Measure {
  /** Size of the first team minus size of the second. */
  readonly surplus: number;
  /** Bits: 1 if the first team has a keeper, and 2 if the second team has a keeper. */
  readonly keepers: number;
}

/** All splits that meet the conditions, with team sizes that differ by at most one. */
export interface SplitSpace {
  readonly blocks: readonly Block[];
  /** Returns the total measure of `signs.length` blocks, starting with the block at index `from`. */
  measure(signs: Vector, from: number): Measure;
  meetsKeeperCondition(keepers: number): boolean;
  /** Returns the number of splits, given the measure of the blocks before index `from`. */
  countSplits(from: number, earlier: Measure): number;
}

/** @throws ImpossibleTeamsError if no split of `ids` meets the conditions */
export function splitSpace(ids: readonly string[], conditions: Conditions): SplitSpace {
  const blocks = blocksOf(ids, conditions);
  const keepers = keepersPlaying(ids, conditions);
  // One keeper may be in either team. Two keepers are in one block with opposite signs. Three or more are checked here.
  const requiredBits = keepers.length >= 3 ? BOTH_HAVE_KEEPERS : 0;
  const meetsKeeperCondition = (keeperBits: number) => (keeperBits & requiredBits) === requiredBits;
  const [positive, negative] = ([1, -1] as const).map((sign) =>
    blocks.map((block) => measureBlock(ids, block, keepers, sign)),
  );
  const measureOne = (block: number, sign: 1 | -1) =>
    (sign === 1 ? positive : negative)?.[block] ?? EMPTY_MEASURE;
  const countSplits = splitCounter(blocks.length, measureOne, meetsKeeperCondition);
  if (countSplits(0, EMPTY_MEASURE) === 0)
    throw new ImpossibleTeamsError('TEAMS_UNEVEN', playersInLargerBlocks(ids, blocks));

  const measure = (signs: Vector, from: number) => {
    let [surplus, keepers] = [0, 0];
    for (let at = 0; at < signs.length; at++) {
      const part = measureOne(from + at, signs[at] === 1 ? 1 : -1);
      surplus += part.surplus;
      keepers |= part.keepers;
    }
    return { surplus, keepers };
  };
  return { blocks, measure, meetsKeeperCondition, countSplits };
}

export const EMPTY_MEASURE: Measure = { surplus: 0, keepers: 0 };

export function addMeasures(one: Measure, other: Measure): Measure {
  return { surplus: one.surplus + other.surplus, keepers: one.keepers | other.keepers };
}

function measureBlock(
  ids: readonly string[],
  block: Block,
  keepers: readonly string[],
  blockSign: 1 | -1,
): Measure {
  return block.reduce((sum, { player, sign }) => {
    const playerSign = sign * blockSign;
    const teamBit = playerSign === 1 ? 1 : 2;
    const isKeeper = keepers.includes(ids[player] ?? '');
    return addMeasures(sum, { surplus: playerSign, keepers: isKeeper ? teamBit : 0 });
  }, EMPTY_MEASURE);
}

function splitCounter(
  blocks: number,
  measureOne: (block: number, sign: 1 | -1) => Measure,
  meetsKeeperCondition: (keepers: number) => boolean,
): SplitSpace['countSplits'] {
  const cache = new Map<string, number>();
  const countSplits = (from: number, earlier: Measure): number => {
    if (from === blocks)
      return Math.abs(earlier.surplus) <= 1 && meetsKeeperCondition(earlier.keepers) ? 1 : 0;
    const key = `${from} ${earlier.surplus} ${earlier.keepers}`;
    const countWithSign = (sign: 1 | -1) =>
      countSplits(from + 1, addMeasures(earlier, measureOne(from, sign)));
    const result = cache.get(key) ?? countWithSign(1) + countWithSign(-1);
    cache.set(key, result);
    return result;
  };
  return countSplits;
}

function playersInLargerBlocks(ids: readonly string[], blocks: readonly Block[]): string[] {
  const players = blocks.filter((block) => block.length > 1).flat();
  return players.map(({ player }) => ids[player] ?? '').toSorted();
}

export interface SearchInput {
  readonly rating: Rating;
  /** Players, strongest first. The order is independent of ids. */
  readonly ids: readonly string[];
  readonly space: SplitSpace;
}

/**
 * @throws ImpossibleTeamsError if no line-up meets the conditions
 * @throws FairTeamsInputError for fewer than two players, a duplicate, stars outside 1 to 5, or an invalid date
 */
export function searchInputFor(request: FairTeamsRequest): SearchInput {
  requirePlayers(request.players);
  const rating = rate(request);
  const ids = strongestFirst(rating, request.players);
  return { rating, ids, space: splitSpace(ids, request) };
}

function requirePlayers(players: readonly FairPlayer[]): void {
  if (players.length < 2) throw new FairTeamsInputError('Two teams need at least two players');
  const ids = players.map(({ id }) => id);
  const duplicate = ids.find((id, index) => ids.indexOf(id) !== index);
  if (duplicate !== undefined) throw new FairTeamsInputError(`${duplicate} is listed twice`);
}

function strongestFirst({ indices, mean, covariance }: Rating, players: readonly FairPlayer[]): string[] {
  const known = players.map(({ id }) => {
    const index = indices.get(id) ?? 0;
    return { id, strength: rounded(mean[index] ?? 0), doubt: rounded(entry(covariance, index, index)) };
  });
  return known.toSorted((a, b) => b.strength - a.strength || a.doubt - b.doubt).map(({ id }) => id);
}

/** Rounds, because the last digits depend on the order of addition. */
function rounded(value: number): number {
  return Math.round(value * 1e9);
}
