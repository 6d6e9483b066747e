import {
  EMPTY_HISTORY,
  type GameInstance,
  type History,
  hasStarted,
  motmClosesAt,
  withInstance,
} from '@fives/domain';
import { findGameInstance, updateGameInstance } from '../db/game-instances.ts';
import { findGame } from '../db/games.ts';
import { deriveUntilStable } from '../db/in-transaction.ts';
import type { OptimisticTransaction } from '../db/optimistic-transaction.ts';
import { findPlayerInstances } from '../db/player-instances.ts';
import { readStats, storeHistory } from './store-history.ts';

/**
 * Brings a game's history and table into line with one of its instances as it now is. Reads the game, the instance, the
 * history, the table and, once there is a result, the places, and writes at most three of them, however long the history
 * is.
 */
export function recordInHistory(ids: InstanceIds, now: Date): Promise<void> {
  return deriveUntilStable((transaction) => recordIn(transaction, ids, now));
}

interface InstanceIds {
  readonly gameId: string;
  readonly giId: string;
}

/** The same, as part of a transaction. */
export async function recordIn(
  transaction: OptimisticTransaction,
  ids: InstanceIds,
  now: Date,
): Promise<void> {
  const [game, instance, stored] = await Promise.all([
    findGame(ids.gameId, transaction),
    findGameInstance(ids.giId, transaction),
    readStats(ids.gameId, transaction),
  ]);
  if (game === null) return;
  // Without a result the history remembers no line-ups.
  const isRecorded = instance !== null && instance.winningTeam !== null;
  const people = isRecorded ? await findPlayerInstances(ids.giId, transaction) : [];
  const known = stored.history ?? EMPTY_HISTORY;
  const history = instance ? withInstance(known, instance, people) : withoutInstance(known, ids.giId);
  storeHistory(transaction, game, stored, history, now);
  if (instance) repairVotingEnd(transaction, instance, now);
}

function withoutInstance(history: History, giId: string): History {
  const instances = history.instances.filter((instance) => instance.giId !== giId);
  const played = new Set(instances.flatMap(({ teamA, teamB }) => [...teamA, ...teamB]));
  const people = Object.entries(history.people).filter(([uid]) => played.has(uid));
  return { instances, people: Object.fromEntries(people) };
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
