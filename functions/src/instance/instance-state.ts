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
import type { OptimisticTransaction, Reader } from '../db/optimistic-transaction.ts';
import { findPeople } from './find-people.ts';
import { findInstanceWithJobs, type InstanceWithJobs } from './progress.ts';

export interface InstanceState extends InstanceWithJobs {
  readonly game: Game;
  readonly people: readonly PlayerInstance[];
}

/**
 * Returns null if the instance or its game is missing.
 * @param reader reads the player instances. Use `transaction.unconfirmed` if they may change before the commit.
 */
export async function findInstanceState(
  giId: GiId,
  transaction?: OptimisticTransaction,
  reader: Reader | undefined = transaction,
): Promise<InstanceState | null> {
  const found = await findInstanceWithJobs(giId, transaction);
  if (found === null) return null;
  const [game, people] = await Promise.all([
    findGame(found.instance.gameId, transaction),
    findPeople(found.instance, reader),
  ]);
  return game && { game, ...found, people };
}

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

/** Number of parallel reads, which is small enough for one connection. */
const MAX_PARALLEL = 25;

export async function findInstanceStates(
  game: Game,
  instances: readonly GameInstance[],
): Promise<InstanceState[]> {
  const states: InstanceState[] = [];
  for (let from = 0; from < instances.length; from += MAX_PARALLEL) {
    const reads = instances.slice(from, from + MAX_PARALLEL).map(async (instance) => ({
      game,
      instance,
      // Only writes need the job state.
      jobs: null,
      people: await findPeople(instance),
    }));
    states.push(...(await Promise.all(reads)));
  }
  return states;
}
