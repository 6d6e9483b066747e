import { FORMER_PLAYER_NAME } from '@fives/domain';
import { auth } from '../auth.ts';
import { newGiId } from '../db/game-instances.ts';
import { renameInInboxes } from '../db/notifications.ts';
import { deletePlayerTree } from '../db/players.ts';
import { deleteSupportMessagesOf } from '../db/support-messages.ts';
import { mergeInAllPlaces, mergePeople } from '../people/merge-people.ts';
import { closeOrganisedGames } from './close-organised-games.ts';
import { leaveGames } from './leave-games.ts';

/**
 * Takes a person's data away and leaves the games' history behind, under a name that tells nobody and an id by which
 * nobody has ever signed in. Every step may be done again: whoever was interrupted calls again and goes on where it
 * stopped, because the sign-in goes last.
 */
export async function deleteAccount(uid: string, now: Date): Promise<void> {
  const merge = { from: uid, to: { uid: await formerUidOf(uid), name: FORMER_PLAYER_NAME, isGuest: false } };
  await closeOrganisedGames(uid, now);
  await leaveGames(uid, now);
  await mergeInAllPlaces(merge, now);
  await mergePeople(merge, now);
  await renameInInboxes(uid, merge.to.uid);
  await deleteSupportMessagesOf(uid);
  await deletePlayerTree(uid);
  await unlessGone(auth.deleteUser(uid));
}

/** The id that stays. It stands in the sign-in itself until that goes, so that it is the same in every game. */
async function formerUidOf(uid: string): Promise<string> {
  const user = await unlessGone(auth.getUser(uid));
  const known: unknown = user?.customClaims?.formerUid;
  if (typeof known === 'string') return known;
  const formerUid = newGiId();
  if (user) await auth.setCustomUserClaims(uid, { ...user.customClaims, formerUid });
  return formerUid;
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
