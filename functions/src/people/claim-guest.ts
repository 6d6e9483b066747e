import type { Uid } from '@fives/domain';
import { deletePlayerTree, findPlayer } from '../db/collections/players.ts';
import { moveAliasesTo } from './merge-entries.ts';
import { mergePeople } from './merge-people.ts';
import { copyRemovals, leaveRemovedGames } from './remove-for-good.ts';

/** Makes the entries of a guest those of an account. Does nothing if the account was deleted meanwhile. */
export async function claimGuest(guest: Uid, account: Uid, now: Date): Promise<void> {
  const player = await findPlayer(account);
  if (player === null) return;
  await moveAliasesTo(account, guest, now);
  await copyRemovals(guest, account, player.name);
  await mergePeople({ from: guest, to: { uid: account, name: player.name, isGuest: false } }, now);
  await leaveRemovedGames(account, now);
  // The browser is the account's now. The sign-in of the guest stays, so that the caller can repeat a lost call.
  await deletePlayerTree(guest);
}
