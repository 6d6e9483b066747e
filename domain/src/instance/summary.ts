import { type GameSummary, toGameSummary } from '../game/game.schema.ts';
import type { GameInstance } from './game-instance.schema.ts';

/** The summary of a game that one of its instances carries: with where that one is played, where it is for itself alone. */
export function summaryIn(
  { ownLocation }: Pick<GameInstance, 'ownLocation'>,
  game: GameSummary,
): GameSummary {
  const summary = toGameSummary(game);
  return ownLocation === '' ? summary : { ...summary, location: ownLocation };
}
