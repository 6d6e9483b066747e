import {
  type GameId,
  type GameInstance,
  type GiId,
  type History,
  hasStarted,
  LONG_AGO,
  motmClosesAt,
  withInstance,
} from '@fives/domain';
import { findGameInstance, updateGameInstance } from '../db/collections/game-instances.ts';
import { findGame } from '../db/collections/games.ts';
import { findPlayerInstances } from '../db/collections/player-instances.ts';
import { deriveUntilStable } from '../db/in-transaction.ts';
import type { OptimisticTransaction } from '../db/optimistic-transaction.ts';
import { needsInstancesSince } from './read-history.ts';
import { changeHistory } from './store-history.ts';

export interface WrittenInstance {
  readonly gameId: GameId;
  readonly giId: GiId;
  /** Start before the write, under which the history may still have the instance. */
  readonly startBefore: unknown;
}

/**
 * Updates history and table after a write to one instance. Reads and writes closed parts only for a correction in them.
 */
export function recordInHistory(written: WrittenInstance, now: Date): Promise<void> {
  return deriveUntilStable((transaction) => recordIn(transaction, written, now));
}

export async function recordIn(
  transaction: OptimisticTransaction,
  { gameId, giId, startBefore }: WrittenInstance,
  now: Date,
): Promise<void> {
  const [game, instance] = await Promise.all([
    findGame(gameId, transaction),
    findGameInstance(giId, transaction),
  ]);
  if (game === null) return;
  // The history has no line-ups without a result.
  const isRecorded = instance !== null && instance.winningTeam !== null;
  const people = isRecorded ? await findPlayerInstances(giId, transaction) : [];
  const change = (known: History) =>
    instance ? withInstance(known, instance, people) : withoutInstance(known, giId);
  const needsOlder = needsInstancesSince(since(instance, startBefore));
  await changeHistory(transaction, game, { needsOlder, change }, now);
  if (instance) repairVotingEnd(transaction, instance, now);
}

/**
 * Returns the earliest start that the update concerns. A deleted instance concerns the whole history, because its parts
 * shift.
 */
function since(instance: GameInstance | null, startBefore: unknown): Date {
  if (instance === null) return LONG_AGO;
  const start = instance.startDateTime;
  return startBefore instanceof Date && startBefore < start ? startBefore : start;
}

function withoutInstance(history: History, giId: GiId): History {
  const instances = history.instances.filter((instance) => instance.giId !== giId);
  const played = new Set(instances.flatMap(({ teamA, teamB }) => [...teamA, ...teamB]));
  const people = Object.entries(history.people).filter(([uid]) => played.has(uid));
  return { ...history, instances, people: Object.fromEntries(people) };
}

/** Repairs `motmClosesAt` after someone changed the start directly in the database. */
function repairVotingEnd(transaction: OptimisticTransaction, instance: GameInstance, now: Date): void {
  if (isVotingEndRight(instance, now)) return;
  updateGameInstance(transaction, instance.id, { motmClosesAt: motmClosesAt(instance.startDateTime) });
}

function isVotingEndRight(instance: GameInstance, now: Date): boolean {
  const latest = motmClosesAt(instance.startDateTime).getTime();
  const end = instance.motmClosesAt.getTime();
  if (!hasStarted(instance.startDateTime, now)) return end === latest;
  return end >= instance.startDateTime.getTime() && end <= latest;
}
