import { draftsOfShortGame, dueOf, type GiId, planResultNotices, planSpotNotices } from '@fives/domain';
import { inTransaction } from '../db/in-transaction.ts';
import { findInstanceState } from '../instance/instance-state.ts';
import { updateCountsAndMembers, updateLateQueue } from '../instance/player-instances.ts';
import { findInstanceWithJobs, handledOf, saveProgress } from '../instance/progress.ts';
import { storeNotificationPlan, storeNotifications } from '../notifications/store-notifications.ts';
import { isPast } from './run-job.ts';

// Each handler computes again if something is due, because the instance may have changed since the query.
const NOTHING = { drafts: [], handled: {} };

export function warnOrganisersOf(giId: GiId, now: Date): Promise<boolean> {
  return inTransaction(async (transaction) => {
    const watched = await findInstanceWithJobs(giId, transaction);
    if (watched === null) return false;
    const { instance } = watched;
    const isDue = isPast(dueOf(instance, handledOf(watched), now).warning, now);
    if (isDue) await storeNotifications(transaction, draftsOfShortGame(instance), [], now);
    saveProgress(transaction, watched, isDue ? { handled: { warning: true } } : {}, now);
    return isDue;
  });
}

export function notifyResultOf(giId: GiId, now: Date): Promise<boolean> {
  return inTransaction(async (transaction) => {
    const state = await findInstanceState(giId, transaction, transaction.unconfirmed);
    if (state === null) return false;
    const handled = handledOf(state);
    const isDue = isPast(dueOf(state.instance, handled, now).result ?? null, now);
    await storeNotificationPlan(
      transaction,
      state,
      isDue ? planResultNotices(state, handled, now) : NOTHING,
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
      isDue ? planSpotNotices(state, handledOf(state)) : NOTHING,
      now,
    );
    return isDue;
  });
}
