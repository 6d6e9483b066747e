import {
  draftsOfReminder,
  type GiId,
  isWarningTime,
  lastReminderAt,
  notifiedTeamsAfter,
  remindersDue,
} from '@fives/domain';
import { findPlayerInstances } from '../db/collections/player-instances.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { OptimisticTransaction } from '../db/optimistic-transaction.ts';
import { findInstanceWithJobs, handledOf, saveProgress } from '../instance/progress.ts';
import { storeNotifications } from '../notifications/store-notifications.ts';

export function sendDueReminders(giId: GiId, now: Date): Promise<boolean> {
  return inTransaction((transaction) => remind(transaction, giId, now));
}

async function remind(transaction: OptimisticTransaction, giId: GiId, now: Date): Promise<boolean> {
  const found = await findInstanceWithJobs(giId, transaction);
  if (found === null) return false;
  const handled = handledOf(found);
  const due = remindersDue(found.instance, handled, now);
  const people = due.length > 0 ? await findPlayerInstances(giId, transaction.unconfirmed) : [];
  const drafts = due.flatMap((reminder) => draftsOfReminder(reminder, found.instance, handled, people, now));
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
}
