import {
  ApiError,
  type Game,
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

/** One instance with all that belongs to it: what decisions about it are made on. */
export interface InstanceState extends InstanceWithJobs {
  readonly game: Game;
  /** Everyone with a place, whatever they replied. */
  readonly people: readonly PlayerInstance[];
}

/**
 * Reads an instance; null where the instance, or the game it belongs to, is not there.
 * @param reader what the places are read by, where a decision rests on the instance and not on them
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
 * Reads an instance that somebody asked for, with the roles of its game, which decide what they may do.
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

/**
 * Reads the same without the people.
 * @throws {ApiError} `not-found`
 */
export async function requireInstance(
  giId: GiId,
  transaction?: OptimisticTransaction,
): Promise<Pick<InstanceState, 'game' | 'instance'>> {
  const instance = await findGameInstance(giId, transaction);
  const game = instance && (await findGame(instance.gameId, transaction));
  if (!game) throw ApiError.because({ code: 'NO_GAME' });
  return { game, instance: withRolesOf(game, instance) };
}

/** How many instances' people are read side by side: enough to hide the wait, few enough to share the connection. */
const SIDE_BY_SIDE = 25;

/** Reads who belongs to each of a game's instances; keeps their order. */
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
      // The server's own memory is for changes, and these are for looking at.
      jobs: null,
      people: await findPlayerInstances(instance.id),
    }));
    states.push(...(await Promise.all(found)));
  }
  return states;
}
