import { type GameRoles, ROLE_FIELDS } from '../access.ts';
import { type GameSummary, toGameSummary } from '../game/game.schema.ts';
import { pick } from '../game/settings.schema.ts';
import type { GameInstance } from './game-instance.schema.ts';

/** The summary of a game that one of its instances carries: with where that one is played, where it is for itself alone. */
export function summaryIn(
  { ownLocation }: Pick<GameInstance, 'ownLocation'>,
  game: GameSummary,
): GameSummary {
  const summary = toGameSummary(game);
  return ownLocation === '' ? summary : { ...summary, location: ownLocation };
}

/** Returns an instance with the roles of its game: its own summary may lag behind. */
export function withRolesOf<I extends Pick<GameInstance, 'game'>>(game: GameRoles, instance: I): I {
  return { ...instance, game: { ...instance.game, ...pick(game, ROLE_FIELDS) } };
}
