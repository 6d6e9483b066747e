import {
  answerReminder,
  dealPlaces,
  motmOpenNote,
  type Note,
  type PlayerInstance,
  playReminder,
  type Reminder,
  remindedUpTo,
  remindersDue,
} from '@fives/domain';
import { inTransaction } from '../db/in-transaction.ts';
import type { OptimisticTransaction } from '../db/optimistic-transaction.ts';
import { findPlayerInstances } from '../db/player-instances.ts';
import { findWatched, handledOf, saveProgress, type Watched } from '../instance/progress.ts';
import { votersOf } from '../instance/voters.ts';
import { type Message, tell, toAll } from '../notifications/tell.ts';
import type { Job } from './run-job.ts';

/** Asks again whoever has not answered, and reminds whoever plays of the game, and of the vote after it. */
export const sendRemindersJob: Job = {
  name: 'sendReminders',
  due: 'reminders',
  handle: (giId, now) => inTransaction((transaction) => remind(transaction, giId, now)),
};

/** Several reminders may be due where the job was away; of those that take each other's place, only the last is. */
async function remind(transaction: OptimisticTransaction, giId: string, now: Date): Promise<boolean> {
  const watched = await findWatched(giId, transaction);
  if (watched === null) return false;
  const handled = handledOf(watched);
  const due = remindersDue(watched.instance, handled, now);
  const people = due.length > 0 ? await findPlayerInstances(giId, transaction) : [];
  await tell(
    transaction,
    due.flatMap((reminder) => messagesOf(reminder, watched, people, now)),
    now,
  );
  const reminders = remindedUpTo(watched.instance, handled, now);
  saveProgress(transaction, watched, { handled: { reminders } }, now);
  return due.length > 0;
}

function messagesOf(
  { phase, to }: Reminder,
  watched: Watched,
  people: readonly PlayerInstance[],
  now: Date,
): Message[] {
  const { instance } = watched;
  if (phase === 'MOTM_OPEN') return toAll(votersOf(watched, people, now), motmOpenNote(instance));
  const { reserves } = dealPlaces(people, instance.game.numberOfPlayers);
  const noteFor = (person: PlayerInstance): Note =>
    to === 'UNANSWERED'
      ? answerReminder(instance, phase, now)
      : playReminder(instance, phase, reserves.includes(person));
  return people
    .filter(({ status }) => status === to)
    .map((person) => ({ uid: person.uid, note: noteFor(person) }));
}
