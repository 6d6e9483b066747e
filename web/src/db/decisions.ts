import { type Actor, decideOrThrow, type Transition } from '@fives/domain';
import { type DocumentData, serverTimestamp } from 'firebase/firestore';

/**
 * What a transition writes, as it is stored past the API; null where nothing changes, and so nothing is to be written.
 * @throws ApiError with the reason, where the transition refuses
 */
export function storedDecision<State, Change>(
  transition: Transition<State, Change, object | null>,
  state: State,
  actor: Actor,
  change: Change,
): DocumentData | null {
  const now = new Date();
  const fields = decideOrThrow(transition, state, actor, change, now) ?? {};
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
