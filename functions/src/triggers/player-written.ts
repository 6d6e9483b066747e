import { paths, TEXT_LIMITS } from '@fives/domain';
import { repairTexts } from '../db/repair-texts.ts';
import { moveAliasesTo } from '../people/merge-entries.ts';
import { playerNameOf, propagateName } from '../people/propagate-name.ts';
import { changesAny, idIn, type WrittenHandler } from './written.ts';

/**
 * Names a player anew wherever they are named: after a rename, and after a guest has registered, who keeps the uid and
 * is ranked from then on. What becomes of the name of a deleted player, deleting decides.
 */
export const playerWritten: WrittenHandler = async (written, now) => {
  if (written.after === null || !changesAny(written, ['name'])) return;
  const uid = idIn(written, 'uid');
  await repairTexts(paths.player(uid), written.after, { name: TEXT_LIMITS.personName });
  await propagateName(uid, playerNameOf(uid), now);
  if (written.before === null) await moveAliasesTo(uid, uid, now);
};
playerWritten.collapses = ['name'];
