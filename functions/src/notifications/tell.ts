import { EVERYTHING_ON, type Note, wantsKind } from '@fives/domain';
import { createNotification, findListeners } from '../db/notifications.ts';
import type { OptimisticTransaction } from '../db/optimistic-transaction.ts';

/** What one person is to be told. */
export interface Message {
  readonly uid: string;
  readonly note: Note;
}

/**
 * Puts notes into people's inboxes, together with whatever else the transaction writes. Each note is a document that is
 * created under the id of what it says, so whoever has it already is not told again. Guests and people who are gone have
 * no inbox; who has switched a kind off hears nothing of it.
 * @returns how many people are told
 */
export async function tell(
  transaction: OptimisticTransaction,
  messages: readonly Message[],
  now: Date,
): Promise<number> {
  const listeners = await findListeners(messages, transaction);
  const heard = messages.filter(({ note }, at) => {
    const listener = listeners[at];
    if (!listener?.player || listener.isTold) return false;
    return wantsKind(listener.settings ?? EVERYTHING_ON, note.kind);
  });
  for (const { uid, note } of heard) createNotification(transaction, uid, note, now);
  return heard.length;
}

/** The same note for several people. */
export function toAll(uids: readonly string[], note: Note): Message[] {
  return uids.map((uid) => ({ uid, note }));
}
