import type { Actor } from '../access.ts';
import { ApiError } from '../api/api-error.ts';
import type { Reason } from '../reasons.ts';

/**
 * Something people do to stored state. Screens and the API's handlers both apply it, so that it has one outcome at both
 * doors. A moment that must be the server's own is the very `now` that was handed in, not a copy: whoever writes past
 * the API puts a server timestamp in its place.
 */
export interface Transition<State, Change, Fields> {
  /** Why this may not be done; null where nothing stands in the way. */
  refusal(state: State, actor: Actor, change: Change, now: Date): Reason | null;
  /** The fields that it writes, none where nothing changes. Meaningless where it is refused. */
  fields(state: State, actor: Actor, change: Change, now: Date): Fields;
}

/** What comes of something that is tried: the fields to write, or why not. */
export type Decision<Fields> =
  | { readonly reason: null; readonly fields: Fields }
  | { readonly reason: Reason; readonly fields: null };

/** Decides whether something may be done, and what it writes. */
export function decide<State, Change, Fields>(
  transition: Transition<State, Change, Fields>,
  state: State,
  actor: Actor,
  change: Change,
  now: Date,
): Decision<Fields> {
  const reason = transition.refusal(state, actor, change, now);
  if (reason !== null) return { reason, fields: null };
  return { reason: null, fields: transition.fields(state, actor, change, now) };
}

/**
 * The fields to write, for whoever can only tell that something was refused by throwing.
 * @throws {ApiError} the refusal, where the transition has a reason against it
 */
export function decideOrThrow<State, Change, Fields>(
  ...attempt: Parameters<typeof decide<State, Change, Fields>>
): Fields {
  const { reason, fields } = decide(...attempt);
  if (reason !== null) throw ApiError.because(reason);
  return fields;
}

/** Some of the fields, as a body that names only those leaves the others undefined or out. */
export type PartOf<T> = { readonly [K in keyof T]?: T[K] | undefined };

/** Those of the named `fields` whose values (texts, numbers, dates, null, flat maps of these) are not what `state` holds already. */
export function differing<State extends object>(state: State, fields: PartOf<State>): Partial<State> {
  const changed = Object.entries(fields).filter(
    ([name, value]) => value !== undefined && !isSame(state[name as keyof State], value),
  );
  return Object.fromEntries(changed) as Partial<State>;
}

function isSame(one: unknown, other: unknown): boolean {
  if (one instanceof Date && other instanceof Date) return one.getTime() === other.getTime();
  if (!isMap(one) || !isMap(other)) return one === other;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => one[name] === other[name]);
}

function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
