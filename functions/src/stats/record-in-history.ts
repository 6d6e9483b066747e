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

/** An instance of a game that has been written. */
export interface WrittenInstance {
  readonly gameId: GameId;
  readonly giId: GiId;
  /** What the event says its start was before, by which the history may still have it. */
  readonly startBefore: unknown;
}

/**
 * Brings a game's history and table into line with one of its instances as it now is. Reads the game, the instance, the
 * open part of the history, the table and, once there is a result, the places, and writes at most three of them, however
 * long the history is. A correction in a closed part reads and writes the parts from there on.
 */
export function recordInHistory(written: WrittenInstance, now: Date): Promise<void> {
  return deriveUntilStable((transaction) => recordIn(transaction, written, now));
}

/** The same, as part of a transaction. */
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
  // Without a result the history remembers no line-ups.
  const isRecorded = instance !== null && instance.winningTeam !== null;
  const people = isRecorded ? await findPlayerInstances(giId, transaction) : [];
  const change = (known: History) =>
    instance ? withInstance(known, instance, people) : withoutInstance(known, giId);
  const needsOlder = needsInstancesSince(since(instance, startBefore));
  await changeHistory(transaction, game, { needsOlder, change }, now);
  if (instance) repairVotingEnd(transaction, instance, now);
}

/** From when on the history may have the instance, or is to have it. Without it all parts are one shorter. */
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

/** Who moves the start in the database itself leaves the end of voting behind. */
function repairVotingEnd(transaction: OptimisticTransaction, instance: GameInstance, now: Date): void {
  if (isVotingEndRight(instance, now)) return;
  updateGameInstance(transaction, instance.id, { motmClosesAt: motmClosesAt(instance.startDateTime) });
}

/** Until the start it is the full time after it; from then on it may have been brought forward, when all had voted. */
function isVotingEndRight(instance: GameInstance, now: Date): boolean {
  const latest = motmClosesAt(instance.startDateTime).getTime();
  const end = instance.motmClosesAt.getTime();
  if (!hasStarted(instance.startDateTime, now)) return end === latest;
  return end >= instance.startDateTime.getTime() && end <= latest;
}
