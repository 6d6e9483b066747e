import { dueOf, spotNews } from '@fives/domain';
import { inTransaction } from '../db/in-transaction.ts';
import type { OptimisticTransaction } from '../db/optimistic-transaction.ts';
import { findInstanceState } from '../instance/instance-state.ts';
import { updateCountsAndMembers, updateLateQueue } from '../instance/places.ts';
import { handledOf } from '../instance/progress.ts';
import { storeNews } from '../notifications/store-notifications.ts';
import { isPast, type Job } from './run-job.ts';

/** Asks the next reserve whether they can still make it, where the one before them has let their turn pass. */
export const offerSpotsJob: Job = {
  name: 'offerSpots',
  due: 'offers',
  handle: (giId, now) => inTransaction((transaction) => offer(transaction, giId, now)),
};

async function offer(transaction: OptimisticTransaction, giId: string, now: Date): Promise<boolean> {
  const found = await findInstanceState(giId, transaction);
  if (found === null) return false;
  const isDue = isPast(dueOf(found.instance, handledOf(found), now).offers ?? null, now);
  const state = isDue ? updateCountsAndMembers(transaction, updateLateQueue(transaction, found, now)) : found;
  await storeNews(
    transaction,
    state,
    isDue ? spotNews(state, handledOf(state)) : { drafts: [], handled: {} },
    now,
  );
  return isDue;
}
