import { type GameRoles, ROLE_FIELDS } from '../access.ts';
import { type GameSummary, toGameSummary } from '../game/game.schema.ts';
import { pick } from '../game/settings.schema.ts';
import type { GameInstance } from './game-instance.schema.ts';

export function summaryForInstance(
  { ownLocation }: Pick<GameInstance, 'ownLocation'>,
  game: GameSummary,
): GameSummary {
  const summary = toGameSummary(game);
  return ownLocation === '' ? summary : { ...summary, location: ownLocation };
}

/** The roles in the stored summary can be outdated. */
export function withRolesOf<I extends Pick<GameInstance, 'game'>>(game: GameRoles, instance: I): I {
  return { ...instance, game: { ...instance.game, ...pick(game, ROLE_FIELDS) } };
}
