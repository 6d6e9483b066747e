import { ApiError, type Game, type GameInstance, type PlayerInstance } from '@fives/domain';
import { findGameInstance } from '../db/game-instances.ts';
import { findGame } from '../db/games.ts';
import { findPlayerInstances } from '../db/player-instances.ts';
import type { Transaction } from '../db/transaction.ts';

/** One instance with all that belongs to it: what decisions about it are made on. */
export interface Evening {
  readonly game: Game;
  readonly instance: GameInstance;
  /** Everyone with a place, whatever they answered. */
  readonly people: readonly PlayerInstance[];
}

/** Reads an evening; null where the instance, or the game it belongs to, is not there. */
export async function findEvening(giId: string, transaction?: Transaction): Promise<Evening | null> {
  const instance = await findGameInstance(giId, transaction);
  if (instance === null) return null;
  const [game, people] = await Promise.all([
    findGame(instance.gameId, transaction),
    findPlayerInstances(giId, transaction),
  ]);
  return game && { game, instance, people };
}

/**
 * Reads an evening that somebody asked for.
 * @throws {ApiError} `not-found`
 */
export async function requireEvening(giId: string, transaction?: Transaction): Promise<Evening> {
  const evening = await findEvening(giId, transaction);
  if (evening === null) throw new ApiError('not-found', 'This game is not there');
  return evening;
}
