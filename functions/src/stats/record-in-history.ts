import {
  type GameId,
  type GameInstance,
  type GiId,
  type History,
  hasStarted,
  LONG_AGO,
  motmClosesAt,
  uidsInTeams,
  withInstance,
} from '@fives/domain';
import { findGameInstance, updateGameInstance } from '../db/collections/game-instances.ts';
import { findGame } from '../db/collections/games.ts';
import { findPeople } from '../db/collections/player-instances.ts';
import { deriveUntilStable } from '../db/in-transaction.ts';
import type { Transaction } from '../db/transaction.ts';
import { changeHistory, needsInstancesSince } from './store-history.ts';

interface WrittenInstance {
  readonly gameId: GameId;
  readonly giId: GiId;
  /** Start before the write. The history may still store the instance with this start. */
  readonly startBefore: unknown;
}

/** Updates history and tables after a write to one instance. Reads closed parts only for an old or deleted instance. */
export function recordInHistory(written: WrittenInstance, now: Date): Promise<void> {
  return deriveUntilStable((transaction) => recordInTransaction(transaction, written, now));
}

export async function recordInTransaction(
  transaction: Transaction,
  { gameId, giId, startBefore }: WrittenInstance,
  now: Date,
): Promise<void> {
  const [game, instance] = await Promise.all([
    findGame(gameId, transaction),
    findGameInstance(giId, transaction),
  ]);
  if (game === null) return;
  // The history stores line-ups only for instances with a result.
  const hasResult = instance !== null && instance.winningTeam !== null;
  const people = hasResult ? await findPeople(instance, transaction) : [];
  const change = (history: History) =>
    instance ? withInstance(history, instance, people) : withoutInstance(history, giId);
  const needsOlder = needsInstancesSince(earliestStart(instance, startBefore));
  await changeHistory(transaction, game, { needsOlder, change }, now);
  if (instance) repairVotingEnd(transaction, instance, now);
}

/** A deleted instance changes the whole history, because each closed part has a fixed number of instances. */
function earliestStart(instance: GameInstance | null, startBefore: unknown): Date {
  if (instance === null) return LONG_AGO;
  const start = instance.startDateTime;
  return startBefore instanceof Date && startBefore < start ? startBefore : start;
}

function withoutInstance(history: History, giId: GiId): History {
  const instances = history.instances.filter((instance) => instance.giId !== giId);
  const played = instances.flatMap(uidsInTeams);
  const knownUids = new Set([...played, ...Object.keys(history.before)]);
  const people = Object.entries(history.people).filter(([uid]) => knownUids.has(uid));
  return { ...history, instances, people: Object.fromEntries(people) };
}

/** Repairs `motmClosesAt` after a direct write has changed the start. */
function repairVotingEnd(transaction: Transaction, instance: GameInstance, now: Date): void {
  if (isVotingEndValid(instance, now)) return;
  updateGameInstance(transaction, instance.id, { motmClosesAt: motmClosesAt(instance.startDateTime) });
}

function isVotingEndValid(instance: GameInstance, now: Date): boolean {
  const latestEnd = motmClosesAt(instance.startDateTime).getTime();
  const end = instance.motmClosesAt.getTime();
  if (!hasStarted(instance.startDateTime, now)) return end === latestEnd;
  return end >= instance.startDateTime.getTime() && end <= latestEnd;
}
