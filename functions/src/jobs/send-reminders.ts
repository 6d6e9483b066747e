import {
  answerReminder,
  dealPlaces,
  type GameInstance,
  motmOpenNote,
  type Note,
  type PlayerInstance,
  playReminder,
  type Reminder,
  remindedUpTo,
  remindersDue,
} from '@fives/domain';
import { findGameInstance } from '../db/game-instances.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { OptimisticTransaction } from '../db/optimistic-transaction.ts';
import { findPlayerInstances } from '../db/player-instances.ts';
import { keepUp } from '../instance/upkeep.ts';
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
  const instance = await findGameInstance(giId, transaction);
  if (instance === null) return false;
  const due = remindersDue(instance, now);
  const people = due.length > 0 ? await findPlayerInstances(giId, transaction) : [];
  await tell(
    transaction,
    due.flatMap((reminder) => messagesOf(reminder, instance, people, now)),
    now,
  );
  keepUp(transaction, instance, { handled: { reminders: remindedUpTo(instance, now) } }, now);
  return due.length > 0;
}

function messagesOf(
  { phase, to }: Reminder,
  instance: GameInstance,
  people: readonly PlayerInstance[],
  now: Date,
): Message[] {
  if (phase === 'MOTM_OPEN') return toAll(votersOf(instance, people, now), motmOpenNote(instance));
  const { reserves } = dealPlaces(people, instance.game.numberOfPlayers);
  const noteFor = (person: PlayerInstance): Note =>
    to === 'UNANSWERED'
      ? answerReminder(instance, phase, now)
      : playReminder(instance, phase, reserves.includes(person));
  return people
    .filter(({ status }) => status === to)
    .map((person) => ({ uid: person.uid, note: noteFor(person) }));
}
