import type { PlayerInstance, Uid } from '@fives/domain';

/** Returns a text that names the person who added a plus-one, or null for everyone else. */
export function addedText(person: PlayerInstance, people: readonly PlayerInstance[]): string | null {
  const { addedBy, broughtBy } = person;
  const nameOf = (uid: Uid) => people.find((other) => other.uid === uid)?.name;
  if (broughtBy) return `Brought by ${nameOf(broughtBy) ?? 'a former player'}`;
  return addedBy ? `Added by ${nameOf(addedBy) ?? 'the organiser'}` : null;
}

/**
 * Returns a text such as 'Priya replied for you', or null if the person replied themselves. The name comes from the
 * replier's player instance, so the text goes when their account is deleted.
 */
export function answeredText(
  person: PlayerInstance,
  people: readonly PlayerInstance[],
  isMe: boolean,
): string | null {
  const { answeredBy, addedBy } = person;
  if (!answeredBy || (answeredBy === addedBy && !isMarkedNotPlaying(person))) return null;
  const name = people.find(({ uid }) => uid === answeredBy)?.name;
  if (isMarkedNotPlaying(person)) return `Marked as not playing by ${name ?? 'the organiser'}`;
  return isMe ? `${name ?? 'The organiser'} replied for you` : `${name ?? 'The organiser'} replied for them`;
}

function isMarkedNotPlaying({ status, repliedAt, takenOutAt }: PlayerInstance): boolean {
  return status === 'NOT_PLAYING' && !!takenOutAt && takenOutAt.getTime() === repliedAt?.getTime();
}
