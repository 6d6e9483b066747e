import type { PlayerInstance } from '@fives/domain';

/**
 * Who gave somebody's reply for them, such as 'Priya answered for you'; null where they did themselves. The name is that
 * of the place of whoever it was, so it goes with their account.
 */
export function answeredText(
  person: PlayerInstance,
  people: readonly PlayerInstance[],
  isMe: boolean,
): string | null {
  const { answeredBy } = person;
  if (!answeredBy) return null;
  const name = people.find(({ uid }) => uid === answeredBy)?.name;
  if (isTakenOut(person)) return `Taken out by ${name ?? 'the organiser'}`;
  return isMe ? `${name ?? 'The organiser'} answered for you` : `Answered by ${name ?? 'the organiser'}`;
}

/** The reply that stands is the one by which they were taken out. */
function isTakenOut({ status, repliedAt, takenOutAt }: PlayerInstance): boolean {
  return status === 'NOT_PLAYING' && !!takenOutAt && takenOutAt.getTime() === repliedAt?.getTime();
}
