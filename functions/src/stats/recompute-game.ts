import { isDeepStrictEqual } from 'node:util';
import {
  type Game,
  type GameId,
  type GameImport,
  type GiId,
  hasStarted,
  PART_LENGTH,
  startingHistory,
  withInstance,
} from '@fives/domain';
import { findGameImports } from '../db/collections/game-imports.ts';
import {
  countInstancesOfGame,
  findGameInstance,
  findInstancesOfGame,
  findNewestOfGame,
} from '../db/collections/game-instances.ts';
import { findGame, findSeasons, updateGame } from '../db/collections/games.ts';
import { findHistory } from '../db/collections/stats.ts';
import { deriveUntilStable } from '../db/in-transaction.ts';
import { type PlannedWrite, Transaction } from '../db/transaction.ts';
import {
  findInstanceState,
  findInstanceStates,
  saveProgress,
  storeSummary,
} from '../instance/instance-state.ts';
import { updateCountsAndMembers } from '../instance/player-instances.ts';
import { differences } from './differences.ts';
import { recordInTransaction } from './record-in-history.ts';
import { changeHistory, readsAllParts } from './store-history.ts';

type Step = (transaction: Transaction) => Promise<void>;

/** Returns the writes that `recompute` would make, or null if the game is missing. Writes nothing. */
export async function planRecompute(gameId: GameId, now: Date): Promise<PlannedWrite[] | null> {
  const steps = await stepsOf(gameId, now);
  if (steps === null) return null;
  const planned: PlannedWrite[] = [];
  for (const step of steps) {
    const transaction = new Transaction({ confirmsReads: false });
    await step(transaction);
    planned.push(...transaction.planned());
  }
  return planned;
}

/** Returns one line per derived field that differs, or null if the game is missing. */
export async function repairGame(gameId: GameId, write: boolean, now: Date): Promise<string[] | null> {
  const planned = await planRecompute(gameId, now);
  if (planned === null) return null;
  if (write && planned.length > 0) await recompute(gameId, now);
  return planned.flatMap(({ path, before, after }) => {
    const fields = Object.fromEntries(Object.keys(after).map((name) => [name, before?.[name]]));
    return differences(fields, after).map((line) => `${path}  ${line}`);
  });
}

export async function recompute(gameId: GameId, now: Date): Promise<void> {
  for (const step of (await stepsOf(gameId, now)) ?? []) await deriveUntilStable(step);
}

/** Returns true if anything differed. Reads all instances only if the history has a wrong number of instances. */
export async function repairDerivedFrom(giId: GiId, now: Date): Promise<boolean> {
  const found = await findGameInstance(giId);
  if (found === null) return false;
  const { gameId } = found;
  let differed = false;
  const repair = (step: Step) =>
    deriveUntilStable(async (transaction) => {
      await step(transaction);
      differed ||= transaction.planned().length > 0;
    });
  await repair((transaction) => repairInstance(transaction, giId, now));
  await repair(async (transaction) => {
    const openPart = await findHistory(gameId, transaction);
    const recordedCount = openPart && openPart.instances.length + openPart.closed * PART_LENGTH;
    const isComplete = recordedCount === (await countInstancesOfGame(gameId));
    if (isComplete) await recordInTransaction(transaction, { gameId, giId, startBefore: null }, now);
    else await repairHistory(transaction, gameId, now);
  });
  return differed;
}

async function stepsOf(gameId: GameId, now: Date): Promise<Step[] | null> {
  if ((await findGame(gameId)) === null) return null;
  const instances = await findInstancesOfGame(gameId);
  return [
    ...instances.map(
      ({ id }): Step =>
        (transaction) =>
          repairInstance(transaction, id, now),
    ),
    (transaction) => repairHistory(transaction, gameId, now),
  ];
}

async function repairInstance(transaction: Transaction, giId: GiId, now: Date): Promise<void> {
  const state = await findInstanceState(giId, transaction);
  if (state === null) return;
  const { game, instance, jobs } = updateCountsAndMembers(transaction, state);
  // Jobs do not handle imported instances.
  if (instance.importId) return;
  const isCurrent =
    !hasStarted(instance.startDateTime, now) || (await findNewestOfGame(game.id, transaction)) === giId;
  // A played instance keeps its settings after the next instance was created.
  const repaired = isCurrent ? storeSummary(transaction, game, instance) : instance;
  saveProgress(transaction, { instance: repaired, jobs }, {}, now);
}

/**
 * Recounts all instances, except the instances of unfinished imports.
 * @param completeImport id of a running import to include, because all its instances are stored
 */
export async function repairHistory(
  transaction: Transaction,
  gameId: GameId,
  now: Date,
  completeImport?: string,
): Promise<void> {
  const found = await findGame(gameId, transaction);
  if (found === null) return;
  const game = await withSeasons(transaction, found);
  const imports = await findGameImports(gameId, transaction);
  const isFinished = ({ id, state }: GameImport) => state === 'DONE' || id === completeImport;
  const unfinished = new Set(imports.filter((each) => !isFinished(each)).map(({ id }) => id));
  const instances = (await findInstancesOfGame(gameId)).filter(
    ({ importId }) => !unfinished.has(importId ?? ''),
  );
  const states = await findInstanceStates(game, instances);
  const totals = imports.filter(isFinished).flatMap((each) => each.totals);
  const change = () =>
    states.reduce(
      (built, { instance, people }) => withInstance(built, instance, people),
      startingHistory(totals, game.points),
    );
  await changeHistory(transaction, game, { needsOlder: readsAllParts, change, checksAllSeasons: true }, now);
}

async function withSeasons(transaction: Transaction, game: Game): Promise<Game> {
  const seasons = await findSeasons(game.id, transaction);
  if (!isDeepStrictEqual(seasons, game.seasons)) updateGame(transaction, game.id, { seasons });
  return { ...game, seasons };
}
