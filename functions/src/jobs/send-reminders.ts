import { draftsOfReminder, type GiId, lastReminderAt, remindersDue, teamsToldBy } from '@fives/domain';
import { findPlayerInstances } from '../db/collections/player-instances.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { OptimisticTransaction } from '../db/optimistic-transaction.ts';
import { findInstanceWithJobs, handledOf, saveProgress } from '../instance/progress.ts';
import { storeNotifications } from '../notifications/store-notifications.ts';

/**
 * Sends every due reminder, which may be several after an outage. If reminders replace each other, sends only the last.
 */
export function sendReminder(giId: GiId, now: Date): Promise<boolean> {
  return inTransaction((transaction) => remind(transaction, giId, now));
}

async function remind(transaction: OptimisticTransaction, giId: GiId, now: Date): Promise<boolean> {
  const watched = await findInstanceWithJobs(giId, transaction);
  if (watched === null) return false;
  const handled = handledOf(watched);
  const due = remindersDue(watched.instance, handled, now);
  const people = due.length > 0 ? await findPlayerInstances(giId, transaction.unconfirmed) : [];
  const drafts = due.flatMap((reminder) =>
    draftsOfReminder(reminder, watched.instance, handled, people, now),
  );
  await storeNotifications(transaction, drafts, people, now);
  const reminders = lastReminderAt(watched.instance, handled, now);
  const teamsTold = teamsToldBy(due, watched.instance, people, now);
  saveProgress(transaction, watched, { instance: { teamsTold }, handled: { reminders } }, now);
  return due.length > 0;
}
