import { alternativesTo, type TeamsWithForecast, withForecast } from './alternatives.ts';
import { costMatrix } from './cost.ts';
import { findSplits } from './find-splits.ts';
import { entry } from './linear-algebra.ts';
import { DEFAULT_PRESET, PRESETS } from './presets.ts';
import { FairTeamsInputError } from './problems.ts';
import { type Rating, rate } from './rating.ts';
import { type Reason, reasonsFor } from './reasons.ts';
import type { FairPlayer, FairTeamsRequest } from './request.ts';
import { nameSides, sidesOf } from './sides.ts';
import { splitSpace } from './split-space.ts';

export interface FairTeams extends TeamsWithForecast {
  /** One or two, for people to read with `reasonText`. */
  readonly reasons: readonly Reason[];
  /** Up to three other pairs of teams, nearly as even, for whoever does not like these. */
  readonly alternatives: readonly TeamsWithForecast[];
}

/**
 * Splits the players into two teams that past results call even: sizes differ by at most one, everyone is in exactly
 * one team, and every lock, pair kept apart and keeper is respected. The same request gives the same teams. It depends
 * on no id, so that people who change theirs get the teams they would have had; people of whom exactly the same is
 * known take their turns in the order they are listed.
 * @throws ImpossibleTeamsError where no teams can meet the conditions.
 * @throws FairTeamsInputError for fewer than two players, one listed twice, stars outside 1 to 5, a date that is none.
 */
export function pickFairTeams(request: FairTeamsRequest): FairTeams {
  requirePlayers(request.players);
  const rating = rate(request);
  const ids = strongestFirst(rating, request.players);
  const preset = PRESETS[request.preset ?? DEFAULT_PRESET];
  const space = splitSpace(ids, request);
  const ranked = findSplits(space, costMatrix(rating, ids, preset), `${request.seed}`);
  const [best, ...others] = ranked.map(({ signs }) => sidesOf(ids, space.blocks, signs));
  if (best === undefined) throw new Error('A space with splits was searched and none was found');

  const teams = withForecast(nameSides(best, request), rating);
  return {
    ...teams,
    reasons: reasonsFor(rating, teams),
    alternatives: alternativesTo(teams, others, rating, request),
  };
}

function requirePlayers(players: readonly FairPlayer[]): void {
  if (players.length < 2) throw new FairTeamsInputError('Two teams need at least two players');
  const ids = players.map(({ id }) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) throw new FairTeamsInputError(`${twice} is listed twice`);
}

/** An order that depends on what is known of the players alone, so that names and lists decide as little as possible. */
function strongestFirst({ places, mean, covariance }: Rating, players: readonly FairPlayer[]): string[] {
  const known = players.map(({ id }) => {
    const place = places.get(id) ?? 0;
    return { id, strength: rounded(mean[place] ?? 0), doubt: rounded(entry(covariance, place, place)) };
  });
  return known.toSorted((a, b) => b.strength - a.strength || a.doubt - b.doubt).map(({ id }) => id);
}

/** Without the last digits, which depend on the order of addition. */
function rounded(value: number): number {
  return Math.round(value * 1e9);
}
