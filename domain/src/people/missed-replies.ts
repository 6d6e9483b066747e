import type { Uid } from '../ids.ts';
import type { PlayerInstance } from '../instance/player-instance.schema.ts';

/** Whoever has not answered so many games in a row is not asked for the next one: eight weeks of a weekly game. */
export const MISSED_REPLIES_LIMIT = 8;

/** For how many games in a row people were asked and said nothing, by uid; nobody with none. */
export type MissedReplies = Readonly<Record<string, number>>;

/** The same once another game is over, by the places in it. Whoever had none was not asked. */
export function missedRepliesAfter(
  silence: MissedReplies,
  people: readonly Pick<PlayerInstance, 'uid' | 'status'>[],
): MissedReplies {
  const after = { ...silence };
  for (const { uid, status } of people) {
    if (status === 'UNANSWERED') after[uid] = (silence[uid] ?? 0) + 1;
    else delete after[uid];
  }
  return after;
}

/**
 * Who is asked for the next game: whoever has answered one of the last, and of more than there is room for those who
 * answered last.
 * @returns in the order of `people`
 */
export function recentRepliers<P extends { readonly uid: Uid }>(
  people: readonly P[],
  silence: MissedReplies,
  most: number,
): P[] {
  const silentFor = ({ uid }: P) => silence[uid] ?? 0;
  const asked = people.filter((person) => silentFor(person) < MISSED_REPLIES_LIMIT);
  const first = new Set(asked.toSorted((a, b) => silentFor(a) - silentFor(b)).slice(0, most));
  return asked.filter((person) => first.has(person));
}
