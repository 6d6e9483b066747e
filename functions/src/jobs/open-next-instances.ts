import { isDeepStrictEqual } from 'node:util';
import {
  draftsOnOpening,
  dueOf,
  type Game,
  type GameInstance,
  type GiId,
  type History,
  isOn,
  isOrganiser,
  MAX_ODDS_WEEKS,
  newGameInstance,
  newInstanceJobs,
  pick,
  reserveOddsOf,
  startAfter,
  withInstance,
} from '@fives/domain';
import {
  createGameInstance,
  findNewestOfGame,
  findStartedOfGame,
  newGiId,
} from '../db/collections/game-instances.ts';
import { findGame, updateGame } from '../db/collections/games.ts';
import { saveInstanceJobs } from '../db/collections/instance-jobs.ts';
import { createPlayerInstance } from '../db/collections/player-instances.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { Transaction } from '../db/transaction.ts';
import { findInstanceWithJobs, handledOf, saveProgress } from '../instance/instance-state.ts';
import { findPool } from '../instance/invite-pool.ts';
import { newPlayerInstance } from '../instance/player-instances.ts';
import { storeNotifications } from '../notifications/store-notifications.ts';
import { changeHistory, needsInstancesSince } from '../stats/store-history.ts';
import { isPast } from './run-job.ts';

/** Opens the next instance if `giId` is the newest one and due. Returns false otherwise. */
export function openNextInstance(giId: GiId, now: Date): Promise<boolean> {
  return inTransaction((transaction) => openNext(transaction, giId, now));
}

async function openNext(transaction: Transaction, giId: GiId, now: Date): Promise<boolean> {
  const found = await findInstanceWithJobs(giId, transaction);
  if (found === null) return false;
  const stored = found.instance;
  const game = await findGame(stored.gameId, transaction);
  const newest = await findNewestOfGame(stored.gameId, transaction);
  // Uses the settings of the game, because the summary in the instance may be outdated.
  const last = { ...stored, game: game ?? stored.game };
  const isNewest = game !== null && newest === giId;
  const isDue = isPast(dueOf(last, handledOf(found), now).next, now);
  if (isNewest && isDue) await createNextInstance(transaction, game, last, now);
  const handled = { next: !isNewest || isDue };
  saveProgress(transaction, { instance: last, jobs: found.jobs }, { handled }, now);
  return isNewest && isDue;
}

async function createNextInstance(
  transaction: Transaction,
  game: Game,
  last: GameInstance,
  now: Date,
): Promise<void> {
  const pool = await findPool(transaction, {
    game,
    giId: last.id,
    now,
    // Without invites, no one missed a reply.
    countsMissedReplies: last.status === 'INVITES_SENT',
  });
  if (!isDeepStrictEqual(pool.missedReplies, game.silence)) {
    updateGame(transaction, game.id, { silence: { ...pool.missedReplies } });
  }
  const isInviting = game.autoInvites && (isOn(last) || pool.hasPlayedInstance);
  const people = isInviting ? pool.people : pool.people.filter(({ uid }) => isOrganiser(game, uid));
  const instance: GameInstance = {
    ...newGameInstance({
      id: newGiId(),
      gameId: game.id,
      game,
      startDateTime: startAfter(last, game.timeZone, now),
      isFirstGame: false,
      memberUids: people.map(({ uid }) => uid).toSorted(),
      reserveOdds: reserveOddsOf(await findStartedOfGame(game.id, now, MAX_ODDS_WEEKS)),
    }),
    ...pick(last, ['teamAName', 'teamBName', 'teamAColour', 'teamBColour']),
    status: isInviting ? 'INVITES_SENT' : 'CREATED',
  };
  createGameInstance(transaction, instance.id, instance);
  saveInstanceJobs(transaction, instance.id, newInstanceJobs(instance, now));
  for (const person of people)
    createPlayerInstance(transaction, instance.id, person.uid, newPlayerInstance(person));
  // Updates the history in the same transaction, so that the trigger of the new instance has nothing to write.
  const needsOlder = needsInstancesSince(instance.startDateTime);
  const change = (history: History) => withInstance(history, instance, []);
  await changeHistory(transaction, game, { needsOlder, change }, now);
  await storeNotifications(transaction, draftsOnOpening(instance, people), people, now, true);
}
