import {
  addressTo,
  conditionEndedDraft,
  dueOf,
  type GiId,
  NO_NOTIFICATIONS,
  planResultNotices,
  planSpotNotices,
  uidsOf,
  withEndedConditions,
} from '@fives/domain';
import { inTransaction } from '../db/in-transaction.ts';
import { findInstanceState } from '../instance/instance-state.ts';
import { savePeople, updateCountsAndMembers, updateLateQueue } from '../instance/player-instances.ts';
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

export function endConditionsOf(giId: GiId, now: Date): Promise<boolean> {
  return inTransaction(async (transaction) => {
    const found = await findInstanceState(giId, transaction);
    if (found === null) return false;
    const { game, instance, people } = found;
    const isDue = isPast(dueOf(instance, handledOf(found), now).conditions ?? null, now);
    const changed = isDue ? withEndedConditions(people, { ...instance, game }, now) : [];
    const uidsWithoutSpot = uidsOf(changed.filter(({ status }) => status === 'NOT_PLAYING'));
    const state = isDue ? savePeople(transaction, found, changed, now) : found;
    const drafts = addressTo(uidsWithoutSpot, conditionEndedDraft(instance, now));
    await storeNotificationPlan(transaction, state, { drafts, handled: {} }, now);
    return isDue;
  });
}
