import { FORMER_PLAYER_NAME, type Uid } from '@fives/domain';
import { auth } from '../auth.ts';
import { deleteAdmissions } from '../db/collections/admissions.ts';
import { deleteCalendarFeed } from '../db/collections/calendar-feeds.ts';
import { deleteFormerUid, markDeleted } from '../db/collections/deleted-accounts.ts';
import { replaceImporter } from '../db/collections/game-imports.ts';
import { deleteClaimsOf } from '../db/collections/guest-claims.ts';
import { deletePlayerTree } from '../db/collections/players.ts';
import { deleteSupportMessagesOf } from '../db/collections/support-messages.ts';
import { deleteAliases } from '../people/merge-entries.ts';
import { mergeInAllPlayerInstances, mergePeople } from '../people/merge-people.ts';
import { deleteRemovals } from '../people/remove-for-good.ts';
import { leaveGames } from './leave-games.ts';
import { leaveOrganisedGames } from './leave-organised-games.ts';

/**
 * Deletes a person's data, and replaces the person in the history of games with a former player. Deletes the sign-in
 * after the data, so that the person can repeat an interrupted call.
 */
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

async function deleteSignIn(uid: Uid): Promise<void> {
  try {
    await auth.deleteUser(uid);
  } catch (error) {
    const isGone = error instanceof Error && 'code' in error && error.code === 'auth/user-not-found';
    if (!isGone) throw error;
  }
}
