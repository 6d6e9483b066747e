import { FairTeamsInputError, ImpossibleTeamsError } from '../explain/fair-teams-errors.ts';
import type { FairPlayer } from '../model/forecast.ts';
import { dot, entry, type Matrix, matrixOf, type Vector } from '../model/maths.ts';
import { type Rating, rate } from '../model/rating.ts';
import { type Block, blocksOf, type Conditions, keepersPlaying } from '../preferences/conditions.ts';
import type { FairTeamsRequest } from '../preferences/request.ts';

/** Sign of each block, 1 or −1. A player's team is the sign of the block times the player's sign in the block. */
export type Signs = Int8Array;

/** Maximum difference between the teams. `difference` has the first team minus the second, for blocks with sign 1. */
interface Limit {
  readonly difference: readonly number[];
  readonly max: number;
}

/** All splits that meet the conditions, with team sizes that differ by at most one. */
export interface SplitSpace {
  readonly blocks: readonly Block[];
  readonly sizes: Limit;
  readonly keepers: Limit;
}

/** @throws ImpossibleTeamsError if the conditions contradict each other, or a lock names an absent person */
export function splitSpace(ids: readonly string[], conditions: Conditions): SplitSpace {
  const blocks = blocksOf(ids, conditions);
  const keepers = keepersPlaying(ids, conditions);
  const oneIfKeeper = ids.map((id) => (keepers.includes(id) ? 1 : 0));
  return {
    blocks,
    sizes: { difference: sumsOfBlocks(blocks, Array(ids.length).fill(1)), max: 1 },
    // One keeper may be in either team. Of two or more, each team has at least one.
    keepers: { difference: sumsOfBlocks(blocks, oneIfKeeper), max: Math.max(1, keepers.length - 2) },
  };
}

/** Returns how far a split exceeds the limits. 0 if the split meets all conditions. */
export function excessOf({ sizes, keepers }: SplitSpace, signs: Signs): number {
  const excess = ({ difference, max }: Limit) => Math.max(0, Math.abs(dot(signs, difference)) - max);
  return excess(sizes) + excess(keepers);
}

/** Returns the sum of signed `values` of the players in each block. */
export function sumsOfBlocks(blocks: readonly Block[], values: Vector): number[] {
  return blocks.map((block) =>
    block.reduce((sum, { player, sign }) => sum + sign * (values[player] ?? 0), 0),
  );
}

export function matrixOfBlocks(blocks: readonly Block[], matrix: Matrix): Matrix {
  const rows = blocks.map((block) =>
    matrix.map((_, column) =>
      block.reduce((sum, { player, sign }) => sum + sign * entry(matrix, player, column), 0),
    ),
  );
  const sums = rows.map((row) => sumsOfBlocks(blocks, row));
  return matrixOf(blocks.length, (row, column) => entry(sums, row, column));
}

export interface SearchInput {
  readonly rating: Rating;
  /** Players, strongest first. The order is independent of ids. */
  readonly ids: readonly string[];
  readonly space: SplitSpace;
}

/**
 * @throws ImpossibleTeamsError if the conditions contradict each other, or a lock names an absent person
 * @throws FairTeamsInputError for fewer than two players, a duplicate, stars outside 1 to 5, or an invalid date
 */
export function searchInputFor(request: FairTeamsRequest): SearchInput {
  requirePlayers(request.players);
  const rating = rate(request);
  const ids = strongestFirst(rating, request.players);
  return { rating, ids, space: splitSpace(ids, request) };
}

export function unevenTeamsError({ ids, space }: SearchInput): ImpossibleTeamsError {
  const bound = space.blocks.filter((block) => block.length > 1).flat();
  return new ImpossibleTeamsError('TEAMS_UNEVEN', bound.map(({ player }) => ids[player] ?? '').toSorted());
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
