import {
  ApiError,
  actingUid,
  type Game,
  type GameId,
  type GameInstance,
  type GiId,
  hasStarted,
  isLeadOrganiser,
  isMember,
  isOrganiser,
  mergeGrantedRoles,
  mergePlans,
  planRemovalNotices,
  planReplyNotices,
  type Uid,
  withoutOrganiser,
} from '@fives/domain';
import { declineOffer } from '../account/offer-game.ts';
import { findUpcomingOfGame, pagesOfMember, updateGameInstance } from '../db/collections/game-instances.ts';
import { findGame, findGamesThatRemoved, updateGame } from '../db/collections/games.ts';
import { deleteOrganiserNotes } from '../db/collections/organiser-notes.ts';
import { findPlayerInstance } from '../db/collections/player-instances.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { forEachPage } from '../db/pages.ts';
import type { Transaction } from '../db/transaction.ts';
import { findInstanceState, handledOf, type InstanceState, requireGame } from '../instance/instance-state.ts';
import { playerInstanceOf, removePlayerInstances, updateOffers } from '../instance/player-instances.ts';
import { storeNotificationPlan } from '../notifications/store-notifications.ts';

/** Maximum number of removed people per game. An organiser can close the game to keep out more people. */
const MAX_REMOVED = 200;

/**
 * Bans a person from a game, and deletes the person and their plus-ones from upcoming instances. A repeated call
 * finishes an interrupted removal.
 * @param giId instance from which the name of the person is read
 * @throws {ApiError} `not-found`, `conflict`
 */
export async function removeForGood(
  { gameId, giId, uid: entry }: { readonly gameId: GameId; readonly giId: GiId; readonly uid: Uid },
  now: Date,
): Promise<void> {
  // Runs first, so that no trigger makes the person a member again.
  const uid = await inTransaction(async (transaction) => {
    const game = await requireGame(gameId, transaction);
    const uid = actingUid(game, entry);
    const playerInstance = await findPlayerInstance(giId, uid, transaction);
    if (uid in game.removed) return uid;
    if (isOrganiser(game, uid)) throw ApiError.because({ code: 'ORGANISER_STAYS' });
    if (playerInstance === null && !isMember(game, uid)) throw ApiError.because({ code: 'NO_PLACE' });
    if (Object.keys(game.removed).length >= MAX_REMOVED) throw ApiError.because({ code: 'REMOVED_ENOUGH' });
    updateGame(transaction, gameId, removalFields(game, uid, playerInstance?.name ?? ''));
    return uid;
  });
  await deleteOrganiserNotes(gameId, uid);
  // `memberUids` of this instance may not contain the person yet, so the pages may lack the instance.
  await removeFromInstance(giId, uid, now);
  await forEachPage(pagesOfMember(uid), async (page, transaction) => {
    for (const instance of page.filter((each) => each.gameId === gameId)) {
      await removeInTransaction(transaction, instance, uid, now);
    }
  });
}

/**
 * Ends a person's roles and membership, and deletes the person and their plus-ones from upcoming instances, with the
 * notices of a no. The person may join again. A repeated call finishes an interrupted one.
 * @throws {ApiError} `not-found`, `conflict`
 */
export async function leaveGame(gameId: GameId, entry: Uid, now: Date): Promise<void> {
  const before = await requireGame(gameId);
  const uid = actingUid(before, entry);
  if (isLeadOrganiser(before, uid)) throw ApiError.because({ code: 'FIRST_ORGANISER_STAYS' });
  if (!isMember(before, uid) && !(uid in before.left)) throw ApiError.because({ code: 'NO_PLACE' });
  if (before.organiserOffer?.uid === uid) await declineOffer(gameId, uid, now);
  for (const { id } of await findUpcomingOfGame(gameId, now)) await leaveInstance(id, uid, now);
  await inTransaction(async (transaction) => {
    const game = await requireGame(gameId, transaction);
    if (isLeadOrganiser(game, uid)) throw ApiError.because({ code: 'FIRST_ORGANISER_STAYS' });
    if (!isMember(game, uid)) return;
    updateGame(transaction, gameId, {
      memberUids: game.memberUids.filter((member) => member !== uid),
      left: { ...game.left, [uid]: now },
      ...(isOrganiser(game, uid) && withoutOrganiser(game, uid)),
      ...mergeGrantedRoles(game, uid, null),
    });
  });
  await deleteOrganiserNotes(gameId, uid);
}

/** Plans the notices here, because a trigger does not get the reply of a deleted player instance. */
function leaveInstance(giId: GiId, uid: Uid, now: Date): Promise<void> {
  return inTransaction(async (transaction) => {
    const state = await findInstanceState(giId, transaction);
    const before = state && playerInstanceOf(state, uid);
    if (!before) return;
    const removed = removeWithPlusOnes(transaction, state, uid, now);
    const after = await updateOffers(transaction, removed, now);
    const plan = mergePlans([
      planRemovalNotices(state, after, uid, uid, now),
      planReplyNotices(after, { uid, before, after: null }, handledOf(after), now),
    ]);
    await storeNotificationPlan(transaction, after, plan, now);
  });
}

export async function copyRemovals(guest: string, account: string, name: string): Promise<void> {
  for (const { id } of await findGamesThatRemoved(guest)) {
    await inTransaction(async (transaction) => {
      const game = await findGame(id, transaction);
      if (game === null || account in game.removed || isOrganiser(game, account)) return;
      updateGame(transaction, id, removalFields(game, account, name));
    });
  }
}

function removalFields(game: Game, uid: Uid, name: string): Partial<Game> {
  return {
    removed: { ...game.removed, [uid]: name },
    memberUids: game.memberUids.filter((member) => member !== uid),
    ...mergeGrantedRoles(game, uid, null),
  };
}

export async function deleteRemovals(uid: Uid): Promise<void> {
  for (const { id } of await findGamesThatRemoved(uid)) await readmit(id, uid);
}

export async function applyRemovals(uid: Uid, now: Date): Promise<void> {
  for (const game of await findGamesThatRemoved(uid)) {
    for (const { id } of await findUpcomingOfGame(game.id, now)) await removeFromInstance(id, uid, now);
  }
}

function removeFromInstance(giId: GiId, uid: Uid, now: Date): Promise<void> {
  return inTransaction(async (transaction) => {
    const state = await findInstanceState(giId, transaction);
    if (state) await removeInTransaction(transaction, state.instance, uid, now);
  });
}

async function removeInTransaction(
  transaction: Transaction,
  instance: GameInstance,
  uid: Uid,
  now: Date,
): Promise<void> {
  if (hasStarted(instance.startDateTime, now)) {
    const memberUids = instance.memberUids.filter((member) => actingUid(instance.game, member) !== uid);
    if (memberUids.length < instance.memberUids.length) {
      updateGameInstance(transaction, instance.id, { memberUids });
    }
    return;
  }
  const state = await findInstanceState(instance.id, transaction);
  if (state === null || !playerInstanceOf(state, uid)) return;
  removeWithPlusOnes(transaction, state, uid, now);
}

function removeWithPlusOnes(
  transaction: Transaction,
  state: InstanceState,
  uid: Uid,
  now: Date,
): InstanceState {
  const removed = state.people.filter((person) => person.uid === uid || person.broughtBy === uid);
  return removePlayerInstances(transaction, state, new Set(removed.map((person) => person.uid)), now);
}

export function readmit(gameId: GameId, uid: Uid): Promise<void> {
  return inTransaction(async (transaction) => {
    const game = await requireGame(gameId, transaction);
    const { [uid]: name, ...removed } = game.removed;
    if (name !== undefined) updateGame(transaction, gameId, { removed });
  });
}
