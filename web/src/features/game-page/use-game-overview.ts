import type { Game, HistoryInstance } from '@fives/domain';
import { useGame, useStatsHistory } from '../../db/games.ts';

export interface GameWithInstances {
  readonly game: Game;
  /** Every instance, newest first. */
  readonly instances: readonly HistoryInstance[];
}

/** What the screen knows of a game; null where there is none. */
export type LiveGame =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly error: Error }
  | { readonly status: 'success'; readonly data: GameWithInstances | null };

/** Watches a game and its history, two documents however many instances it has had; only members may. */
export function useGameOverview(gameId: string): LiveGame {
  const game = useGame(gameId);
  const history = useStatsHistory(gameId);
  if (game.status !== 'success') return game;
  if (game.data === null) return { status: 'success', data: null };
  if (history.status !== 'success') return history;
  return { status: 'success', data: { game: game.data, instances: history.data ?? [] } };
}
