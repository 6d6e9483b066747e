import type { Uid } from '@fives/domain';
import { deletePlayerTree, findPlayer } from '../db/collections/players.ts';
import { mergeAliasedEntries } from './merge-entries.ts';
import { mergePeople } from './merge-people.ts';
import { applyRemovals, copyRemovals } from './remove-for-good.ts';

export async function claimGuest(guest: Uid, account: Uid, now: Date): Promise<void> {
  const player = await findPlayer(account);
  if (player === null) return;
  await mergeAliasedEntries(account, guest, now);
  await copyRemovals(guest, account, player.name);
  await mergePeople({ from: guest, to: { uid: account, name: player.name, isGuest: false } }, now);
  await applyRemovals(account, now);
  // The guest's sign-in stays, because a retry of the API call needs its token.
  await deletePlayerTree(guest);
}
