import { isDeepStrictEqual } from 'node:util';
import {
  draftsOnOpening,
  dueOf,
  type Game,
  type GameInstance,
  type GiId,
  type History,
  isOrganiser,
  newGameInstance,
  newInstanceJobs,
  startAfter,
  withInstance,
} from '@fives/domain';
import { createGameInstance, findNewestOfGame, newGiId } from '../db/collections/game-instances.ts';
import { findGame, updateGame } from '../db/collections/games.ts';
import { saveInstanceJobs } from '../db/collections/instance-jobs.ts';
import { createPlayerInstance } from '../db/collections/player-instances.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { OptimisticTransaction } from '../db/optimistic-transaction.ts';
import { findPool } from '../instance/find-pool.ts';
import { newPlayerInstance } from '../instance/player-instances.ts';
import { findInstanceWithJobs, handledOf, saveProgress } from '../instance/progress.ts';
import { storeNotifications } from '../notifications/store-notifications.ts';
import { needsInstancesSince } from '../stats/read-history.ts';
import { changeHistory } from '../stats/store-history.ts';
import { isPast } from './run-job.ts';

/**
 * Opens the instance after the newest one. Stores this in the same transaction, so that only one of two concurrent runs
 * opens it.
 */
export function openNextInstance(giId: GiId, now: Date): Promise<boolean> {
  return inTransaction((transaction) => openNext(transaction, giId, now));
}

async function openNext(transaction: OptimisticTransaction, giId: GiId, now: Date): Promise<boolean> {
  const watched = await findInstanceWithJobs(giId, transaction);
  if (watched === null) return false;
  const stored = watched.instance;
  const game = await findGame(stored.gameId, transaction);
  const newest = await findNewestOfGame(stored.gameId, transaction);
  // The game decides if it recurs, because its summary in the instance may be outdated.
  const last = { ...stored, game: game ?? stored.game };
  const isFollowed = game === null || newest !== giId;
  const isDue = isPast(dueOf(last, handledOf(watched), now).next, now);
  if (!isFollowed && isDue) await open(transaction, game, last, now);
  const handled = { next: isFollowed || isDue };
  saveProgress(transaction, { instance: last, jobs: watched.jobs }, { handled }, now);
  return !isFollowed && isDue;
}

async function open(
  transaction: OptimisticTransaction,
  game: Game,
  last: GameInstance,
  now: Date,
): Promise<void> {
  const pool = await findPool(transaction, {
    ...{ game, giId: last.id, now },
    // A week without invites asked no one.
    isOver: last.status === 'INVITES_SENT',
  });
  if (!isDeepStrictEqual(pool.silence, game.silence)) {
    updateGame(transaction, game.id, { silence: { ...pool.silence } });
  }
  const isInviting = game.autoInvites && (last.status !== 'CANCELLED' || pool.hasPlayed);
  const people = isInviting ? pool.people : pool.people.filter(({ uid }) => isOrganiser(game, uid));
  const instance: GameInstance = {
    ...newGameInstance({
      id: newGiId(),
      gameId: game.id,
      game,
      startDateTime: startAfter(last, game.timeZone, now),
      isFirstGame: false,
      memberUids: people.map(({ uid }) => uid).toSorted(),
    }),
    status: isInviting ? 'INVITES_SENT' : 'CREATED',
  };
  createGameInstance(transaction, instance);
  saveInstanceJobs(transaction, instance.id, newInstanceJobs(instance, now));
  for (const person of people) createPlayerInstance(transaction, instance.id, newPlayerInstance(person));
  // In the same commit, so that the trigger of the new instance finds nothing to write.
  const needsOlder = needsInstancesSince(instance.startDateTime);
  const change = (history: History) => withInstance(history, instance, []);
  await changeHistory(transaction, game, { needsOlder, change }, now);
  await storeNotifications(transaction, draftsOnOpening(instance, people), people, now, true);
}
