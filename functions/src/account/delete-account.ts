import { FORMER_PLAYER_NAME } from '@fives/domain';
import { auth } from '../auth.ts';
import { markDeleted } from '../db/deleted-accounts.ts';
import { deletePlayerTree } from '../db/players.ts';
import { deleteSupportMessagesOf } from '../db/support-messages.ts';
import { spreadName } from '../people/spread-name.ts';
import { closeOrganisedGames } from './close-organised-games.ts';
import { leaveGames } from './leave-games.ts';

/**
 * Takes a person's data away and leaves the games' history behind, under a name that tells nobody. Every step may be
 * done again: whoever was interrupted calls again and goes on where it stopped, because the sign-in goes last.
 */
export async function deleteAccount(uid: string, now: Date): Promise<void> {
  // First, so that nothing comes back behind our back: whoever still holds the sign-in writes nothing with it.
  await markDeleted(uid, now);
  await closeOrganisedGames(uid, now);
  await leaveGames(uid, now);
  await deleteSupportMessagesOf(uid);
  await deletePlayerTree(uid);
  // Only now: an event that comes late would write the player's name again for as long as there is a player to ask.
  await spreadName(uid, async () => FORMER_PLAYER_NAME, now);
  // One more look, for what was on its way when the mark was set.
  await leaveGames(uid, now);
  await deleteSignIn(uid);
}

async function deleteSignIn(uid: string): Promise<void> {
  try {
    await auth.deleteUser(uid);
  } catch (error) {
    const isGone = error instanceof Error && 'code' in error && error.code === 'auth/user-not-found';
    if (!isGone) throw error;
  }
}
