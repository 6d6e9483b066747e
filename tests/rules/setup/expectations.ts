import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { FirebaseError } from 'firebase/app';
import { type CollectionReference, documentId, getDocs, query, where } from 'firebase/firestore';
import { describe, test } from 'vitest';
import type { Db } from './environment.ts';
import { as, EVERYONE, PEOPLE, type TestRole } from './people.ts';

/** Waits until the rules have let `request` through. */
export async function allowed(request: Promise<unknown>): Promise<void> {
  await assertSucceeds(request);
}

/** Waits until the rules have refused `request`; any other failure fails the test. */
export async function refused(request: Promise<unknown>): Promise<void> {
  await assertFails(request);
}

/** Whether the rules let `request` through; any other failure is thrown. */
export async function isAllowed(request: Promise<unknown>): Promise<boolean> {
  try {
    await request;
    return true;
  } catch (error) {
    if (error instanceof FirebaseError && error.code === 'permission-denied') return false;
    throw error;
  }
}

/** A write as the cases of a test vary it. */
export interface Write {
  readonly by: TestRole;
  readonly fields: Record<string, unknown>;
}

/** One request, by one person, in a world that it builds itself. */
export type Attempt<Case> = (how: Case) => Promise<unknown>;

/** A case as another differs from it: whole values, or single fields of records. `undefined` takes a field away. */
export type Change<Case> = { [K in keyof Case]?: Case[K] extends object ? Partial<Case[K]> | null : Case[K] };

/** Tests of one deed: it is allowed as `base` has it, and with each of `fine`; each of `wrong` alone spoils it. */
export interface Paired<Case> {
  readonly base: Case;
  readonly fine?: Record<string, Change<Case>>;
  readonly wrong: Record<string, Change<Case>>;
}

/**
 * Makes the tests of `deed`. A refusal proves its rule only where the same request is allowed without the one thing
 * that is wrong, so every wrong case is `base` with one thing changed.
 */
export function paired<Case extends object>(
  deed: string,
  attempt: Attempt<Case>,
  cases: Paired<NoInfer<Case>>,
): void {
  describe(deed, () => {
    test('is allowed', () => allowed(attempt(cases.base)));
    test.each(Object.entries(cases.fine ?? {}))('is allowed %s', (_, change) =>
      allowed(attempt(changedBy(cases.base, change))),
    );
    test.each(Object.entries(cases.wrong))('is refused %s', (_, change) =>
      refused(attempt(changedBy(cases.base, change))),
    );
  });
}

/** Makes one test per person: `who` may, everybody else may not. */
export function allowOnly(
  who: readonly TestRole[],
  deed: string,
  request: (db: Db, who: TestRole) => Promise<unknown>,
): void {
  for (const person of EVERYONE) {
    const may = who.includes(person);
    test(`${PEOPLE[person]} ${may ? 'may' : 'may not'} ${deed}`, async () => {
      const outcome = request(await as(person), person);
      await (may ? allowed(outcome) : refused(outcome));
    });
  }
}

/** A search that finds no document but the one that is called `id`, which a rule about its name might let through. */
export async function searchFor(id: string, documents: CollectionReference): Promise<unknown> {
  return getDocs(query(documents, where(documentId(), '==', id)));
}

/** {@link allowOnly} for nobody at all. */
export function denyAll(deed: string, request: (db: Db, who: TestRole) => Promise<unknown>): void {
  allowOnly([], deed, request);
}

function changedBy<Case extends object>(base: Case, change: Change<Case>): Case {
  const keys = Object.keys(change) as (keyof Case)[];
  const parts = keys.map((key) => [key, merged(base[key], change[key])]);
  return { ...base, ...Object.fromEntries(parts) };
}

function merged(before: unknown, after: unknown): unknown {
  if (!isRecord(before) || !isRecord(after)) return after;
  const fields = Object.entries({ ...before, ...after }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(fields);
}

/** Whether `value` is a plain record, and no date, list or marker such as `serverTimestamp()`. */
function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
