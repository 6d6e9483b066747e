import { FORMER_PLAYER_NAME, type Uid } from '@fives/domain';
import { auth } from '../auth.ts';
import { deleteAdmissions } from '../db/collections/admissions.ts';
import { deleteCalendarFeed } from '../db/collections/calendar-feeds.ts';
import { forgetFormerUid, markDeleted } from '../db/collections/deleted-accounts.ts';
import { deletePlayerTree } from '../db/collections/players.ts';
import { deleteSupportMessagesOf } from '../db/collections/support-messages.ts';
import { deleteAliases } from '../people/merge-entries.ts';
import { mergeInAllPlayerInstances, mergePeople } from '../people/merge-people.ts';
import { forgetRemovals } from '../people/remove-for-good.ts';
import { leaveGames } from './leave-games.ts';
import { leaveOrganisedGames } from './leave-organised-games.ts';

/**
 * Takes a person's data away and leaves the games' history behind, under a name that tells nobody and an id by which
 * nobody has ever signed in. Every step may be done again: whoever was interrupted calls again and goes on where it
 * stopped, because the sign-in goes last.
 */
export async function deleteAccount(uid: Uid, isGuest: boolean, now: Date): Promise<void> {
  // First, so that nothing comes back behind our back: whoever still holds the sign-in writes nothing with it.
  const formerUid = await markDeleted(uid, isGuest, now);
  await deleteCalendarFeed(uid);
  await deleteAliases(uid);
  await forgetRemovals(uid);
  await deleteAdmissions(uid);
  // A guest stays one, who is not ranked.
  const merge = { from: uid, to: { uid: formerUid, name: FORMER_PLAYER_NAME, isGuest } };
  await leaveOrganisedGames(uid, formerUid, now);
  await leaveGames(uid, now);
  await mergeInAllPlayerInstances(merge, now);
  await mergePeople(merge, now);
  await deleteSupportMessagesOf(uid);
  await deletePlayerTree(uid);
  // One more look, for what was on its way when the mark was set.
  await leaveGames(uid, now);
  await mergePeople(merge, now);
  await unlessGone(auth.deleteUser(uid));
  await forgetFormerUid(uid);
}

/** What the identity provider says of a sign-in; null where there is none any more. */
async function unlessGone<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    const isGone = error instanceof Error && 'code' in error && error.code === 'auth/user-not-found';
    if (isGone) return null;
    throw error;
  }
}
