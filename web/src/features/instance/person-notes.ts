import type { PlayerInstance, Uid } from '@fives/domain';

export function addedByText(person: PlayerInstance, people: readonly PlayerInstance[]): string | null {
  const { addedBy, broughtBy } = person;
  const nameOf = (uid: Uid) => people.find((other) => other.uid === uid)?.name;
  if (broughtBy) return `Brought by ${nameOf(broughtBy) ?? 'a former player'}`;
  return addedBy ? `Added by ${nameOf(addedBy) ?? 'the organiser'}` : null;
}

/**
 * Returns text such as 'Priya replied for you'. Null if the person replied, or if only the person who added them
 * replied. The name comes from the replier's player instance, so the text changes if the replier deletes the account.
 */
export function repliedByText(
  person: PlayerInstance,
  people: readonly PlayerInstance[],
  isMe: boolean,
): string | null {
  const { answeredBy, addedBy } = person;
  const isMarked = isMarkedNotPlaying(person);
  if (!answeredBy || (answeredBy === addedBy && !isMarked)) return null;
  const replier = people.find(({ uid }) => uid === answeredBy)?.name;
  if (isMarked) return `Marked as not playing by ${replier ?? 'the organiser'}`;
  return `${replier ?? 'The organiser'} replied for ${isMe ? 'you' : 'them'}`;
}

/** True if the current no came from an organiser. A later reply changes only `repliedAt`. */
function isMarkedNotPlaying({ status, repliedAt, takenOutAt }: PlayerInstance): boolean {
  return status === 'NOT_PLAYING' && !!takenOutAt && takenOutAt.getTime() === repliedAt?.getTime();
}
