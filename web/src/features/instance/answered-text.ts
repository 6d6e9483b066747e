import type { PlayerInstance, Uid } from '@fives/domain';

/** Who brings somebody along who has no sign-in, or has added them; null for everybody else. */
export function addedText(person: PlayerInstance, people: readonly PlayerInstance[]): string | null {
  const { addedBy, broughtBy } = person;
  const nameOf = (uid: Uid) => people.find((other) => other.uid === uid)?.name;
  if (broughtBy) return `Brought by ${nameOf(broughtBy) ?? 'a former player'}`;
  return addedBy ? `Added by ${nameOf(addedBy) ?? 'the organiser'}` : null;
}

/**
 * Who gave somebody's reply for them, such as 'Priya replied for you'; null where they did themselves. The name is that
 * of the place of whoever it was, so it goes with their account.
 */
export function answeredText(
  person: PlayerInstance,
  people: readonly PlayerInstance[],
  isMe: boolean,
): string | null {
  const { answeredBy, addedBy } = person;
  if (!answeredBy || (answeredBy === addedBy && !isTakenOut(person))) return null;
  const name = people.find(({ uid }) => uid === answeredBy)?.name;
  if (isTakenOut(person)) return `Marked as not playing by ${name ?? 'the organiser'}`;
  return isMe ? `${name ?? 'The organiser'} replied for you` : `${name ?? 'The organiser'} replied for them`;
}

/** The reply that stands is the one by which they were taken out. */
function isTakenOut({ status, repliedAt, takenOutAt }: PlayerInstance): boolean {
  return status === 'NOT_PLAYING' && !!takenOutAt && takenOutAt.getTime() === repliedAt?.getTime();
}
