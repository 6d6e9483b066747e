import { isDeepStrictEqual } from 'node:util';
import {
  FORMER_PLAYER_NAME,
  type Game,
  type GameId,
  type GiId,
  hasStarted,
  isOrganiser,
  newOrganiserDrafts,
  planReplyNotices,
  replyFields,
  type Uid,
  withoutOrganiser,
  withoutPerson,
} from '@fives/domain';
import { auth } from '../auth.ts';
import { deleteCalendarFeed } from '../db/collections/calendar-feeds.ts';
import { deleteClaimsOf, deleteFormerUid, markDeleted } from '../db/collections/deleted-accounts.ts';
import { replaceImporter } from '../db/collections/game-imports.ts';
import { findInstancesOfMember } from '../db/collections/game-instances.ts';
import { findGame, findGamesOf, updateGame } from '../db/collections/games.ts';
import { deleteOrganiserNotes, findAllNotes, saveOrganiserNotes } from '../db/collections/organiser-notes.ts';
import { deleteAdmissions } from '../db/collections/player-instances.ts';
import { deletePlayerTree, deleteSupportMessagesOf } from '../db/collections/players.ts';
import { deriveUntilStable, inTransaction } from '../db/in-transaction.ts';
import { findInstanceState, handledOf } from '../instance/instance-state.ts';
import { playerInstanceOf, savePeople, updateOffers } from '../instance/player-instances.ts';
import { storeNotificationPlan, storeNotifications } from '../notifications/store-notifications.ts';
import { deleteAliases } from '../people/merge-entries.ts';
import { mergeInAllPlayerInstances, mergePeople } from '../people/merge-people.ts';
import { deleteRemovals } from '../people/remove-for-good.ts';
import { declineOffer, offerGame } from './offer-game.ts';

/** Deletes a person's data, and puts a former player into the history. Deletes the sign-in last, for a retry. */
export async function deleteAccount(uid: Uid, isGuest: boolean, now: Date): Promise<void> {
  // Runs first, so that the sign-in can no longer write.
  const formerUid = await markDeleted(uid, isGuest, now);
  await deleteCalendarFeed(uid);
  await deleteAliases(uid);
  await deleteRemovals(uid);
  await deleteAdmissions(uid);
  await deleteClaimsOf(uid);
  // A guest stays a guest, because guests are not ranked.
  const merge = { from: uid, to: { uid: formerUid, name: FORMER_PLAYER_NAME, isGuest } };
  await leaveOrganisedGames(uid, formerUid, now);
  await leaveGames(uid, now);
  await mergeInAllPlayerInstances(merge, now);
  await mergePeople(merge, now);
  await replaceImporter(uid, formerUid);
  await deleteSupportMessagesOf(uid);
  await deletePlayerTree(uid);
  // Repeats both steps for writes that were in progress when the account was marked.
  await leaveGames(uid, now);
  await mergePeople(merge, now);
  await deleteSignIn(uid);
  await deleteFormerUid(uid);
}

/**
 * Removes a person as organiser and deletes their notes. If a game has no other organiser, offers the game to its
 * members.
 * @param formerUid uid of the former player who replaces the person
 */
async function leaveOrganisedGames(uid: Uid, formerUid: Uid, now: Date): Promise<void> {
  for (const game of await findGamesOf(uid)) {
    // Runs first, because later the person is no organiser, and a repeated call would skip the notes.
    await deleteOrganiserNotes(game.id, uid);
    if (isOrganiser(game, uid) && !(await leaveToOtherOrganisers(game.id, uid, now))) {
      await offerGame(game.id, uid, formerUid, now);
    }
    if (game.organiserOffer?.uid === uid) await declineOffer(game.id, uid, now);
  }
}

/** Returns false if there is no other organiser. */
function leaveToOtherOrganisers(gameId: GameId, uid: Uid, now: Date): Promise<boolean> {
  return inTransaction(async (transaction) => {
    const game = await findGame(gameId, transaction);
    if (game === null || !isOrganiser(game, uid)) return true;
    const others = withoutOrganiser(game, uid);
    if (others === null) return false;
    updateGame(transaction, gameId, others);
    await storeNotifications(transaction, newOrganiserDrafts(game, others, uid), [], now);
    return true;
  });
}

async function leaveGames(uid: Uid, now: Date): Promise<void> {
  const instances = await findInstancesOfMember(uid);
  for (const { id, startDateTime } of instances)
    if (!hasStarted(startDateTime, now)) await replyNo(id, uid, now);
  for (const game of await findGamesOf(uid)) await deleteFromNotes(game, uid);
}

/** Replies no and notifies in one transaction, because account deletion may replace the uid before a trigger runs. */
export function replyNo(giId: GiId, uid: Uid, now: Date): Promise<void> {
  return inTransaction(async (transaction) => {
    const state = await findInstanceState(giId, transaction);
    const before = state && playerInstanceOf(state, uid);
    if (!before || before.status === 'NOT_PLAYING') return;
    const after = { ...before, ...replyFields(before, 'NOT_PLAYING', now) };
    const saved = await updateOffers(transaction, savePeople(transaction, state, [after], now), now);
    const plan = planReplyNotices(saved, { uid, before, after }, handledOf(saved), now);
    await storeNotificationPlan(transaction, saved, plan, now);
  });
}

function deleteFromNotes(game: Game, uid: Uid): Promise<void> {
  return deriveUntilStable(async (transaction) => {
    for (const { uid: owner, notes } of await findAllNotes(game.id, transaction)) {
      const others = withoutPerson(notes, uid);
      if (!isDeepStrictEqual(others, notes)) saveOrganiserNotes(transaction, game.id, owner, others);
    }
  });
}

async function deleteSignIn(uid: Uid): Promise<void> {
  try {
    await auth.deleteUser(uid);
  } catch (error) {
    const isGone = error instanceof Error && 'code' in error && error.code === 'auth/user-not-found';
    if (!isGone) throw error;
  }
}
