import { type Actor, decideOrThrow, type Transition } from '@fives/domain';
import { type DocumentData, serverTimestamp } from 'firebase/firestore';

/**
 * Returns the fields that a transition writes to Firestore, or null if nothing changes.
 * @throws ApiError with the reason if the transition refuses the change
 */
export function decideStoredFields<State, Change>(
  transition: Transition<State, Change, object | null>,
  state: State,
  actor: Actor,
  change: Change,
): DocumentData | null {
  const now = new Date();
  const fields = decideOrThrow(transition, state, actor, change, now) ?? {};
  return Object.keys(fields).length === 0 ? null : withServerTimestamp(fields, now);
}

/** Replaces `now` with the server timestamp. Compares by identity, so an equal date stays. */
export function withServerTimestamp(fields: object, now: Date): DocumentData {
  const entries = Object.entries(fields).map(([name, value]) => [
    name,
    value === now ? serverTimestamp() : value,
  ]);
  return Object.fromEntries(entries);
}
