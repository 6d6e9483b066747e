import { type GameRoles, refuseUnless } from '../access.ts';
import type { Game } from '../game/game.schema.ts';
import { EARLIEST_SEASON_START, MAX_SEASONS, type Season } from '../game/season.schema.ts';
import { MAX_YEARS_AHEAD } from '../limits.ts';
import type { Reason } from '../reasons.ts';
import { yearsAhead } from '../time/start.ts';
import type { Transition } from './transition.ts';

type GameWithSeasons = GameRoles & Pick<Game, 'seasons'>;

type NewSeasons = { readonly seasons: Season[] };

export const startSeason: Transition<GameWithSeasons, Season, NewSeasons> = {
  refusal: (game, actor, { from }, now) =>
    refuseUnless(actor, 'editGame', game) ?? seasonReason(game, from, now),
  fields: ({ seasons }, _actor, season) => ({ seasons: [...seasons, season] }),
};

export const renameSeason: Transition<GameWithSeasons, Pick<Season, 'id' | 'name'>, NewSeasons> = {
  refusal: (game, actor, { id }) =>
    refuseUnless(actor, 'editGame', game) ??
    (game.seasons.some((season) => season.id === id) ? null : { code: 'NO_SEASON' }),
  fields: ({ seasons }, _actor, { id, name }) => ({
    seasons: seasons.map((season) => (season.id === id ? { ...season, name } : season)),
  }),
};

export function seasonReason({ seasons }: Pick<Game, 'seasons'>, from: Date, now: Date): Reason | null {
  const fields = ['from'];
  const last = seasons.at(-1);
  // The negation also refuses an invalid date.
  if (!(from >= EARLIEST_SEASON_START && from <= yearsAhead(now, MAX_YEARS_AHEAD)))
    return { code: 'SEASON_TOO_FAR', fields };
  if (last && from <= last.from) return { code: 'SEASON_BEFORE_OTHER', fields };
  return seasons.length < MAX_SEASONS ? null : { code: 'SEASONS_ENOUGH' };
}
