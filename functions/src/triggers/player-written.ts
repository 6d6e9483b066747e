import { paths, TEXT_LIMITS } from '@fives/domain';
import { repairTexts } from '../db/document.ts';
import { mergeAliasedEntries } from '../people/merge-entries.ts';
import { playerNameOf, propagateName } from '../people/propagate-name.ts';
import { replaceNegativeStats } from '../stats/daily-stat.ts';
import { changesAny, idIn, type WrittenHandler } from './written.ts';

/** Account deletion replaces the name of a deleted player. */
export const playerWritten: WrittenHandler = async (written, now) => {
  if (written.after === null) return;
  const uid = idIn(written, 'uid');
  if (written.after.kindMode === true && changesAny(written, ['kindMode']))
    await replaceNegativeStats(uid, now);
  if (!changesAny(written, ['name'])) return;
  await repairTexts(paths.player(uid), written.after, { name: TEXT_LIMITS.personName });
  await propagateName(uid, playerNameOf(uid), now);
  if (written.before === null) await mergeAliasedEntries(uid, uid, now);
};
playerWritten.coalescedFields = ['name', 'kindMode'];
