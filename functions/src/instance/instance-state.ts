import {
  ApiError,
  type Game,
  type GameId,
  type GameInstance,
  type GiId,
  type PlayerInstance,
  withRolesOf,
} from '@fives/domain';
import { findGameInstance } from '../db/collections/game-instances.ts';
import { findGame } from '../db/collections/games.ts';
import { findPlayerInstances } from '../db/collections/player-instances.ts';
import type { OptimisticTransaction, Reader } from '../db/optimistic-transaction.ts';
import { findInstanceWithJobs, type InstanceWithJobs } from './progress.ts';

export interface InstanceState extends InstanceWithJobs {
  readonly game: Game;
  readonly people: readonly PlayerInstance[];
}

/**
 * Returns null if the instance or its game is missing.
 * @param reader for the player instances, if the decision does not depend on them
 */
export async function findInstanceState(
  giId: GiId,
  transaction?: OptimisticTransaction,
  reader: Reader | undefined = transaction,
): Promise<InstanceState | null> {
  const watched = await findInstanceWithJobs(giId, transaction);
  if (watched === null) return null;
  const [game, people] = await Promise.all([
    findGame(watched.instance.gameId, transaction),
    findPlayerInstances(giId, reader),
  ]);
  return game && { game, ...watched, people };
}

/**
 * Reads an instance with the current roles of its game.
 * @throws {ApiError} `not-found`
 */
export async function requireInstanceState(
  giId: GiId,
  transaction?: OptimisticTransaction,
): Promise<InstanceState> {
  const state = await findInstanceState(giId, transaction);
  if (state === null) throw ApiError.because({ code: 'NO_GAME' });
  return { ...state, instance: withRolesOf(state.game, state.instance) };
}

export async function requireGame(gameId: GameId, transaction?: OptimisticTransaction): Promise<Game> {
  const game = await findGame(gameId, transaction);
  if (game === null) throw ApiError.because({ code: 'NO_GAME' });
  return game;
}

export async function requireInstance(
  giId: GiId,
  transaction?: OptimisticTransaction,
): Promise<Pick<InstanceState, 'game' | 'instance'>> {
  const instance = await findGameInstance(giId, transaction);
  const game = instance && (await findGame(instance.gameId, transaction));
  if (!game) throw ApiError.because({ code: 'NO_GAME' });
  return { game, instance: withRolesOf(game, instance) };
}

/** Number of parallel reads: enough to hide latency, few enough to share one connection. */
const SIDE_BY_SIDE = 25;

export async function findInstanceStates(
  game: Game,
  instances: readonly GameInstance[],
): Promise<InstanceState[]> {
  const states: InstanceState[] = [];
  for (let from = 0; from < instances.length; from += SIDE_BY_SIDE) {
    const some = instances.slice(from, from + SIDE_BY_SIDE);
    const found = some.map(async (instance) => ({
      game,
      instance,
      // Only changes need the job state.
      jobs: null,
      people: await findPlayerInstances(instance.id),
    }));
    states.push(...(await Promise.all(found)));
  }
  return states;
}
