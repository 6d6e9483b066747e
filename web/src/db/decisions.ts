import { type Actor, ApiError, decide, type Transition } from '@fives/domain';
import { type DocumentData, serverTimestamp } from 'firebase/firestore';

/**
 * What a transition writes, for a write past the API, which the rules hold to the same.
 * @throws ApiError with the reason, where the transition refuses
 */
export function decided<State, Change, Fields>(
  transition: Transition<State, Change, Fields>,
  state: State,
  actor: Actor,
  change: Change,
  now: Date,
): Fields {
  const { reason, fields } = decide(transition, state, actor, change, now);
  if (reason !== null) throw ApiError.because(reason);
  return fields;
}

/** {@link decided} as it is stored; null where nothing changes, and so nothing is to be written. */
export function storedDecision<State, Change>(
  transition: Transition<State, Change, object | null>,
  state: State,
  actor: Actor,
  change: Change,
): DocumentData | null {
  const now = new Date();
  const fields = decided(transition, state, actor, change, now) ?? {};
  return Object.keys(fields).length === 0 ? null : toStored(fields, now);
}

/** Fields as they are stored: the moment of the change itself is the server's to say. */
export function toStored(fields: object, now: Date): DocumentData {
  const entries = Object.entries(fields).map(([name, value]) => [
    name,
    value === now ? serverTimestamp() : value,
  ]);
  return Object.fromEntries(entries);
}
