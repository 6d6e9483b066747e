import type { Uid } from '../ids.ts';
import type { PlayerInstance } from '../instance/player-instance.schema.ts';

/** Missed replies in a row after which a person is not invited: eight weeks of a weekly game. */
export const MISSED_REPLIES_LIMIT = 8;

/** Missed replies in a row by uid. People with none are left out. */
export type MissedReplies = Readonly<Record<string, number>>;

/**
 * Returns the missed replies after another instance. The number stays for people without a player instance, because
 * no one asked them.
 */
export function missedRepliesAfter(
  missed: MissedReplies,
  people: readonly Pick<PlayerInstance, 'uid' | 'status'>[],
): MissedReplies {
  const after = { ...missed };
  for (const { uid, status } of people) {
    if (status === 'UNANSWERED') after[uid] = (missed[uid] ?? 0) + 1;
    else delete after[uid];
  }
  return after;
}

/**
 * Returns the people to invite, in their original order. If more than `most` can be invited, keeps the people with the
 * fewest missed replies.
 */
export function peopleToInvite<P extends { readonly uid: Uid }>(
  people: readonly P[],
  missed: MissedReplies,
  most: number,
): P[] {
  const missedBy = ({ uid }: P) => missed[uid] ?? 0;
  const asked = people.filter((person) => missedBy(person) < MISSED_REPLIES_LIMIT);
  const first = new Set(asked.toSorted((a, b) => missedBy(a) - missedBy(b)).slice(0, most));
  return asked.filter((person) => first.has(person));
}
