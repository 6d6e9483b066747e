import { draftsOfShortGame, dueOf } from '@fives/domain';
import { inTransaction } from '../db/in-transaction.ts';
import type { OptimisticTransaction } from '../db/optimistic-transaction.ts';
import { findWatched, handledOf, saveProgress } from '../instance/progress.ts';
import { storeNotifications } from '../notifications/store-notifications.ts';
import { isPast, type Job } from './run-job.ts';

/** Tells an organiser that players are missing, once health turns to ok or at risk. */
export const warnOrganisersJob: Job = {
  name: 'warnOrganisers',
  due: 'warning',
  handle: (giId, now) => inTransaction((transaction) => warn(transaction, giId, now)),
};

async function warn(transaction: OptimisticTransaction, giId: string, now: Date): Promise<boolean> {
  const watched = await findWatched(giId, transaction);
  if (watched === null) return false;
  const { instance } = watched;
  // Worked out from the instance as it is: the last spot may have been taken since it was found.
  const isDue = isPast(dueOf(instance, handledOf(watched), now).warning, now);
  if (isDue) await storeNotifications(transaction, draftsOfShortGame(instance), [], now);
  saveProgress(transaction, watched, isDue ? { handled: { warning: true } } : {}, now);
  return isDue;
}
