import { isDeepStrictEqual } from 'node:util';
import {
  ApiError,
  dueOf,
  type Game,
  type GameId,
  type GameInstance,
  type GiId,
  type Handled,
  hasStarted,
  type InstanceJobs,
  NOTHING_HANDLED,
  type PlayerInstance,
  summaryForInstance,
  type Uid,
  withRolesOf,
} from '@fives/domain';
import { findGameInstance, updateGameInstance } from '../db/collections/game-instances.ts';
import { findGame } from '../db/collections/games.ts';
import { findInstanceJobs, saveInstanceJobs } from '../db/collections/instance-jobs.ts';
import { findPeople } from '../db/collections/player-instances.ts';
import { deriveUntilStable, inTransaction } from '../db/in-transaction.ts';
import type { Reader, Transaction } from '../db/transaction.ts';

export interface InstanceWithJobs {
  readonly instance: GameInstance;
  readonly jobs: InstanceJobs | null;
}

export interface InstanceState extends InstanceWithJobs {
  readonly game: Game;
  readonly people: readonly PlayerInstance[];
  /** Set by `updateOffers`. */
  readonly unreached?: ReadonlySet<Uid>;
}

/**
 * Returns null if the instance or its game is missing.
 * @param reader reads the player instances. Use `transaction.unconfirmed` if they may change before the commit.
 */
export async function findInstanceState(
  giId: GiId,
  transaction?: Transaction,
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

export async function requireInstanceState(giId: GiId, transaction?: Transaction): Promise<InstanceState> {
  const state = await findInstanceState(giId, transaction);
  if (state === null) throw ApiError.because({ code: 'NO_GAME' });
  return { ...state, instance: withRolesOf(state.game, state.instance) };
}

export function changeInstance(
  giId: GiId,
  change: (state: InstanceState, transaction: Transaction) => InstanceState | Promise<InstanceState>,
): Promise<InstanceState> {
  return inTransaction(async (transaction) =>
    change(await requireInstanceState(giId, transaction), transaction),
  );
}

export async function requireGame(gameId: GameId, transaction?: Transaction): Promise<Game> {
  const game = await findGame(gameId, transaction);
  if (game === null) throw ApiError.because({ code: 'NO_GAME' });
  return game;
}

export async function requireInstance(
  giId: GiId,
  transaction?: Transaction,
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

interface Progress {
  readonly instance?: Partial<Omit<GameInstance, 'id'>>;
  readonly handled?: Partial<Handled>;
}

export async function findInstanceWithJobs(
  giId: GiId,
  transaction?: Transaction,
): Promise<InstanceWithJobs | null> {
  const [instance, jobs] = await Promise.all([
    findGameInstance(giId, transaction),
    findInstanceJobs(giId, transaction),
  ]);
  return instance && { instance, jobs };
}

export function handledOf({ jobs }: Pick<InstanceWithJobs, 'jobs'>): Handled {
  return jobs?.handled ?? NOTHING_HANDLED;
}

/** Stores `progress` and the new due times. Writes only values that differ. */
export function saveProgress(
  transaction: Transaction,
  { instance: before, jobs }: InstanceWithJobs,
  progress: Progress,
  now: Date,
): void {
  const instance = { ...before, ...progress.instance };
  const handled = { ...handledOf({ jobs }), ...progress.handled };
  const changes = Object.entries(progress.instance ?? {}).filter(
    ([field, value]) => !isDeepStrictEqual(value, before[field as keyof GameInstance]),
  );
  if (changes.length > 0) updateGameInstance(transaction, before.id, Object.fromEntries(changes));
  const newJobs: InstanceJobs = { handled, dueAt: dueOf(instance, handled, now) };
  if (!isDeepStrictEqual(newJobs, jobs)) saveInstanceJobs(transaction, before.id, newJobs);
}

export function updateDueTimes(giId: GiId, now: Date): Promise<void> {
  return deriveUntilStable(async (transaction) => {
    const found = await findInstanceWithJobs(giId, transaction);
    if (found) saveProgress(transaction, found, {}, now);
  });
}

export function storeSummary(transaction: Transaction, game: Game, instance: GameInstance): GameInstance {
  const summary = summaryForInstance(instance, game);
  if (isDeepStrictEqual(summary, instance.game)) return instance;
  updateGameInstance(transaction, instance.id, { game: summary });
  return { ...instance, game: summary };
}

/** Calls `storeSummary` only before the start, because a played instance keeps its settings. */
export function updateSummary<S extends { readonly game: Game; readonly instance: GameInstance }>(
  transaction: Transaction,
  state: S,
  now: Date,
): S {
  const { game, instance } = state;
  if (hasStarted(instance.startDateTime, now)) return state;
  return { ...state, instance: storeSummary(transaction, game, instance) };
}

/** Call this in the transaction of a merge, so that no one reads merged entries without the aliases. */
export function storeAliases(
  transaction: Transaction,
  { game, instance }: { readonly game: Game; readonly instance: GameInstance },
): void {
  const { aliases } = game;
  if (isDeepStrictEqual(aliases, instance.game.aliases)) return;
  updateGameInstance(transaction, instance.id, { game: { ...instance.game, aliases } });
}
