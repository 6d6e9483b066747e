import { dueOf, type GiId, NO_NOTIFICATIONS, planResultNotices, planSpotNotices } from '@fives/domain';
import { inTransaction } from '../db/in-transaction.ts';
import { findInstanceState } from '../instance/instance-state.ts';
import { updateCountsAndMembers, updateLateQueue } from '../instance/player-instances.ts';
import { handledOf } from '../instance/progress.ts';
import { storeNotificationPlan } from '../notifications/store-notifications.ts';
import { isPast } from './run-job.ts';

// Each handler computes the due time again, because the instance may have changed since the query.

export function notifyResultOf(giId: GiId, now: Date): Promise<boolean> {
  return inTransaction(async (transaction) => {
    const state = await findInstanceState(giId, transaction, transaction.unconfirmed);
    if (state === null) return false;
    const handled = handledOf(state);
    const isDue = isPast(dueOf(state.instance, handled, now).result ?? null, now);
    await storeNotificationPlan(
      transaction,
      state,
      isDue ? planResultNotices(state, handled, now) : NO_NOTIFICATIONS,
      now,
    );
    return isDue;
  });
}

export function offerSpotsOf(giId: GiId, now: Date): Promise<boolean> {
  return inTransaction(async (transaction) => {
    const found = await findInstanceState(giId, transaction);
    if (found === null) return false;
    const isDue = isPast(dueOf(found.instance, handledOf(found), now).offers ?? null, now);
    const state = isDue
      ? updateCountsAndMembers(transaction, updateLateQueue(transaction, found, now))
      : found;
    await storeNotificationPlan(
      transaction,
      state,
      isDue ? planSpotNotices(state, handledOf(state)) : NO_NOTIFICATIONS,
      now,
    );
    return isDue;
  });
}
