import { FairTeamsInputError } from '../explain/fair-teams-errors.ts';
import type { FairPlayer } from '../model/belief.ts';
import { entry } from '../model/maths.ts';
import { type Rating, rate } from '../model/rating.ts';
import type { FairTeamsRequest } from '../preferences/request.ts';
import { type SplitSpace, splitSpace } from './split-space.ts';

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
