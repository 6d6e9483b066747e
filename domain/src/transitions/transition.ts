import type { Actor } from '../access.ts';
import { ApiError } from '../api/api-error.ts';
import type { Reason } from '../reasons.ts';

/** Operation on stored state, shared by screens and API handlers. */
export interface Transition<State, Change, Fields> {
  refusal(state: State, actor: Actor, change: Change, now: Date): Reason | null;
  /**
   * Returns the fields to write, empty if nothing changes. Call `refusal` first. Must return the `now` object itself,
   * not a copy, because direct writes replace this object by a server timestamp.
   */
  fields(state: State, actor: Actor, change: Change, now: Date): Fields;
}

type Decision<Fields> =
  | { readonly reason: null; readonly fields: Fields }
  | { readonly reason: Reason; readonly fields: null };

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

/** @throws {ApiError} if the transition is refused */
export function decideOrThrow<State, Change, Fields>(
  ...attempt: Parameters<typeof decide<State, Change, Fields>>
): Fields {
  const { reason, fields } = decide(...attempt);
  if (reason !== null) throw ApiError.because(reason);
  return fields;
}

export type PartOf<T> = { readonly [K in keyof T]?: T[K] | undefined };

/** Supports primitives, dates and maps. */
export function changedFields<State extends object>(state: State, fields: PartOf<State>): Partial<State> {
  const changed = Object.entries(fields).filter(
    ([name, value]) => value !== undefined && !isSame(state[name as keyof State], value),
  );
  return Object.fromEntries(changed) as Partial<State>;
}

export function isSame(one: unknown, other: unknown): boolean {
  if (one instanceof Date && other instanceof Date) return one.getTime() === other.getTime();
  if (!isRecord(one) || !isRecord(other)) return one === other;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => isSame(one[name], other[name]));
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
