import type { Vector } from './linear-algebra.ts';
import { FairTeamsInputError } from './problems.ts';

/** Each player's place in the vectors of the model. */
export type Places = ReadonlyMap<string, number>;

/** The place of the worth of an extra player; players come after it. */
export const EXTRA_PLAYER_PLACE = 0;

/** Gives everyone a place, once. */
export function placesOf(ids: Iterable<string>): Places {
  return new Map([...new Set(ids)].map((id, index) => [id, index + 1]));
}

/**
 * Who is where, as numbers: 1 for team A, −1 for team B, 0 for everyone else, and in the first place how many players
 * more team A has. Someone named on both sides by mistake counts for neither.
 * @throws FairTeamsInputError for someone without a place.
 */
export function lineUpVector(places: Places, teamA: readonly string[], teamB: readonly string[]): Vector {
  const vector = new Float64Array(places.size + 1);
  const add = (id: string, sign: 1 | -1) => {
    const place = places.get(id);
    if (place === undefined) throw new FairTeamsInputError(`${id} is in a team, but not among the players`);
    vector[place] = (vector[place] ?? 0) + sign;
    vector[EXTRA_PLAYER_PLACE] = (vector[EXTRA_PLAYER_PLACE] ?? 0) + sign;
  };
  for (const id of new Set(teamA)) add(id, 1);
  for (const id of new Set(teamB)) add(id, -1);
  return vector;
}
