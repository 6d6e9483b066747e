import { ApiError, type Game, type PlayerInstance } from '@fives/domain';
import { findGame } from '../db/games.ts';
import type { OptimisticTransaction } from '../db/optimistic-transaction.ts';
import { findPlayerInstances } from '../db/player-instances.ts';
import { findWatched, type Watched } from './progress.ts';

/** One instance with all that belongs to it: what decisions about it are made on. */
export interface WholeInstance extends Watched {
  readonly game: Game;
  /** Everyone with a place, whatever they replied. */
  readonly people: readonly PlayerInstance[];
}

/** Reads an instance; null where the instance, or the game it belongs to, is not there. */
export async function findWholeInstance(
  giId: string,
  transaction?: OptimisticTransaction,
): Promise<WholeInstance | null> {
  const watched = await findWatched(giId, transaction);
  if (watched === null) return null;
  const [game, people] = await Promise.all([
    findGame(watched.instance.gameId, transaction),
    findPlayerInstances(giId, transaction),
  ]);
  return game && { game, ...watched, people };
}

/**
 * Reads an instance that somebody asked for.
 * @throws {ApiError} `not-found`
 */
export async function requireWholeInstance(
  giId: string,
  transaction?: OptimisticTransaction,
): Promise<WholeInstance> {
  const whole = await findWholeInstance(giId, transaction);
  if (whole === null) throw new ApiError('not-found', 'This game is not there');
  return whole;
}
