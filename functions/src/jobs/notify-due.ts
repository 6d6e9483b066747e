import {
  addressTo,
  conditionEndedDraft,
  type DueAt,
  draftsOfReminder,
  draftsOfShortGame,
  dueOf,
  type GameInstance,
  type GiId,
  hasPace,
  isWarningTime,
  lastReminderAt,
  MAX_PACE_WEEKS,
  NO_NOTIFICATIONS,
  type NotificationPlan,
  notifiedTeamsAfter,
  type PaceAdvice,
  planResultNotices,
  planSpotNotices,
  remindersDue,
  uidsOf,
  usualYes,
  whomToAsk,
  withEndedConditions,
} from '@fives/domain';
import { findStartedOfGame } from '../db/collections/game-instances.ts';
import { findInstanceJobs } from '../db/collections/instance-jobs.ts';
import { findPlayerInstances } from '../db/collections/player-instances.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { Transaction } from '../db/transaction.ts';
import {
  findInstanceState,
  findInstanceWithJobs,
  handledOf,
  type InstanceState,
  saveProgress,
} from '../instance/instance-state.ts';
import { savePeople, updateCountsAndMembers, updateOffers } from '../instance/player-instances.ts';
import { storeNotificationPlan, storeNotifications } from '../notifications/store-notifications.ts';
import { isPast } from './run-job.ts';

export function notifyResultOf(giId: GiId, now: Date): Promise<boolean> {
  return notifyIfDue('result', giId, now, (state) => [
    state,
    planResultNotices(state, handledOf(state), now),
  ]);
}

export function offerSpotsOf(giId: GiId, now: Date): Promise<boolean> {
  return notifyIfDue('offers', giId, now, async (found, transaction) => {
    const state = updateCountsAndMembers(transaction, await updateOffers(transaction, found, now));
    return [state, planSpotNotices(state, handledOf(state))];
  });
}

export function endConditionsOf(giId: GiId, now: Date): Promise<boolean> {
  return notifyIfDue('conditions', giId, now, (found, transaction) => {
    const { game, instance, people } = found;
    const changed = withEndedConditions(people, { ...instance, game }, now);
    const uidsWithoutSpot = uidsOf(changed.filter(({ status }) => status === 'NOT_PLAYING'));
    const drafts = addressTo(uidsWithoutSpot, conditionEndedDraft(instance, now));
    return [savePeople(transaction, found, changed, now), { drafts, handled: {} }];
  });
}

type Planned = [InstanceState, NotificationPlan];

/** Computes the due time again, because the instance may have changed since the query. */
function notifyIfDue(
  job: keyof DueAt,
  giId: GiId,
  now: Date,
  act: (state: InstanceState, transaction: Transaction) => Planned | Promise<Planned>,
): Promise<boolean> {
  return inTransaction(async (transaction) => {
    // Only `notifyResultOf` depends on no reply.
    const reader = job === 'result' ? transaction.unconfirmed : transaction;
    const found = await findInstanceState(giId, transaction, reader);
    if (found === null) return false;
    const isDue = isPast(dueOf(found.instance, handledOf(found), now)[job], now);
    const [state, plan] = isDue ? await act(found, transaction) : [found, NO_NOTIFICATIONS];
    await storeNotificationPlan(transaction, state, plan, now);
    return isDue;
  });
}

export function sendDueReminders(giId: GiId, now: Date): Promise<boolean> {
  return inTransaction(async (transaction) => {
    const found = await findInstanceWithJobs(giId, transaction);
    if (found === null) return false;
    const handled = handledOf(found);
    const due = remindersDue(found.instance, handled, now);
    const people = due.length > 0 ? await findPlayerInstances(giId, transaction.unconfirmed) : [];
    const drafts = due.flatMap((reminder) =>
      draftsOfReminder(reminder, found.instance, handled, people, now),
    );
    await storeNotifications(transaction, drafts, people, now);
    const reminders = lastReminderAt(found.instance, handled, now);
    const teamsTold = notifiedTeamsAfter(due, found.instance, people, now);
    // The reminder and the warning have the same time, three days before the start. Only the reminder is always due.
    const earlyYes =
      due.length > 0 && isWarningTime(found.instance, now) ? found.instance.counts.playing : null;
    const progress = {
      instance: { teamsTold },
      handled: { reminders, ...(earlyYes !== null && { earlyYes }) },
    };
    saveProgress(transaction, found, progress, now);
    return due.length > 0;
  });
}

/** Warns the organisers of a game that is short of players. */
export function warnOrganisersOf(giId: GiId, now: Date): Promise<boolean> {
  return inTransaction(async (transaction) => {
    const found = await findInstanceWithJobs(giId, transaction);
    if (found === null) return false;
    const { instance } = found;
    const isDue = isPast(dueOf(instance, handledOf(found), now).warning, now);
    const advice = isDue ? await findAdvice(instance, now) : null;
    if (isDue) await storeNotifications(transaction, draftsOfShortGame(instance, advice), [], now);
    const progress = { instance: { usualYes: advice?.usual ?? null }, handled: { warning: true } };
    saveProgress(transaction, found, isDue ? progress : {}, now);
    return isDue;
  });
}

/**
 * Compares the replies with those of the last weeks at this time before the start.
 * @returns null for a young group, or if the warning is late
 */
async function findAdvice(instance: GameInstance, now: Date): Promise<PaceAdvice | null> {
  if (!isWarningTime(instance, now)) return null;
  const past = await Promise.all(
    (await findStartedOfGame(instance.gameId, now, MAX_PACE_WEEKS)).map(async (started) => ({
      instance: started,
      earlyYes: (await findInstanceJobs(started.id))?.handled.earlyYes,
    })),
  );
  const usual = usualYes(past);
  if (usual === null) return null;
  const replies = past.filter(hasPace).map(async ({ instance: { id, startDateTime } }) => ({
    startDateTime,
    people: await findPlayerInstances(id),
  }));
  const [people, pastReplies] = await Promise.all([findPlayerInstances(instance.id), Promise.all(replies)]);
  return { usual, toAsk: whomToAsk(instance, people, pastReplies) };
}
