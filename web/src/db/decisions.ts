import { type Actor, decideOrThrow, type Transition } from '@fives/domain';
import { type DocumentData, serverTimestamp } from 'firebase/firestore';

/**
 * Returns the fields that a transition writes to Firestore, or null if nothing changes.
 * @throws ApiError with the reason if the transition refuses
 */
export function decideStoredFields<State, Change>(
  transition: Transition<State, Change, object | null>,
  state: State,
  actor: Actor,
  change: Change,
): DocumentData | null {
  const now = new Date();
  const fields = decideOrThrow(transition, state, actor, change, now) ?? {};
  return Object.keys(fields).length === 0 ? null : toStored(fields, now);
}

/** Replaces the time of the change with the server timestamp. */
export function toStored(fields: object, now: Date): DocumentData {
  const entries = Object.entries(fields).map(([name, value]) => [
    name,
    value === now ? serverTimestamp() : value,
  ]);
  return Object.fromEntries(entries);
}
