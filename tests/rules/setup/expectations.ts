import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { FirebaseError } from 'firebase/app';
import { type CollectionReference, documentId, getDocs, query, where } from 'firebase/firestore';
import { describe, expect, test } from 'vitest';
import type { Db } from './environment.ts';
import { as, EVERYONE, type TestRole } from './people.ts';

export async function allowed(request: Promise<unknown>): Promise<void> {
  await assertSucceeds(request);
}

/** Resolves if the rules refuse `request`. Any other failure fails the test. */
export async function refused(request: Promise<unknown>): Promise<void> {
  await assertFails(request);
}

/** Returns true if the rules allow `request`, and throws any failure that is no refusal. */
export async function isAllowed(request: Promise<unknown>): Promise<boolean> {
  try {
    await request;
    return true;
  } catch (error) {
    if (error instanceof FirebaseError && error.code === 'permission-denied') return false;
    throw error;
  }
}

export interface Write {
  readonly by: TestRole;
  readonly fields: Record<string, unknown>;
}

export type Attempt<Case> = (how: Case) => Promise<unknown>;

/** Changes to a case: whole values, or single fields of records. `undefined` removes a field. */
export type Change<Case> = { [K in keyof Case]?: Case[K] extends object ? Partial<Case[K]> | null : Case[K] };

/** Cases of one action: `base` is allowed. The other cases are `base` with one change. */
interface AccessCases<Case> {
  readonly base: Case;
  readonly allowed?: Record<string, Change<Case>>;
  readonly refused: Record<string, Change<Case>>;
}

/**
 * Creates the tests of `action`. Each refused case has only one change, because a refusal proves a rule only if all
 * other fields are allowed.
 */
export function testCases<Case extends object>(
  action: string,
  attempt: Attempt<Case>,
  cases: AccessCases<NoInfer<Case>>,
): void {
  describe(action, () => {
    test('is allowed', () => allowed(attempt(cases.base)));
    test.each(Object.entries(cases.allowed ?? {}))('is allowed %s', (_, change) =>
      allowed(attempt(changedBy(cases.base, change))),
    );
    test.each(Object.entries(cases.refused))('is refused %s', (_, change) =>
      refused(attempt(changedBy(cases.base, change))),
    );
  });
}

/** Tests with every role that only `who` may do `action`. */
export function allowOnly(
  who: readonly TestRole[],
  action: string,
  request: (db: Db, who: TestRole) => Promise<unknown>,
): void {
  test(`${who.length > 0 ? `only ${who.join(', ')}` : 'nobody'} may ${action}`, async () => {
    // Refused requests change nothing, so they run first and at once.
    const inOrder = [EVERYONE.filter((role) => !who.includes(role)), who];
    const allowedRoles: TestRole[] = [];
    for (const roles of inOrder) {
      const outcomes = await Promise.all(roles.map(async (role) => isAllowed(request(await as(role), role))));
      allowedRoles.push(...roles.filter((_, at) => outcomes[at]));
    }
    expect(allowedRoles).toEqual(who);
  });
}

/** Queries only the document with this id, because a rule about the id could allow such a query. */
export async function searchFor(id: string, documents: CollectionReference): Promise<unknown> {
  return getDocs(query(documents, where(documentId(), '==', id)));
}

export function denyAll(action: string, request: (db: Db, who: TestRole) => Promise<unknown>): void {
  allowOnly([], action, request);
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

/** True if `value` is a plain record, and no date, list or marker such as `serverTimestamp()`. */
function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
