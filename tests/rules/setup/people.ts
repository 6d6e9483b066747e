import type { RulesTestContext, RulesTestEnvironment, TokenOptions } from '@firebase/rules-unit-testing';
import type { Actor } from '@fives/domain';
import { type Db, theEnvironment } from './environment.ts';

/**
 * Roles in relation to one game, and their uids. The visitor is not signed in, the newcomer has an anonymous sign-in and the
 * invite link, the outsider is registered but in no game, and the rival organises another game.
 */
export const EVERYONE = ['visitor', 'newcomer', 'guest', 'outsider', 'player', 'organiser', 'rival'] as const;

export type TestRole = (typeof EVERYONE)[number];

const ANONYMOUS: readonly TestRole[] = ['newcomer', 'guest'];
const clients = new Map<string, Db>();

export function everyoneBut(...excluded: TestRole[]): TestRole[] {
  return EVERYONE.filter((role) => !excluded.includes(role));
}

export async function as(role: TestRole): Promise<Db> {
  if (role !== 'visitor') return asActor({ uid: role, isGuest: ANONYMOUS.includes(role) });
  return clientOf(role, (rules) => rules.unauthenticatedContext());
}

async function asActor({ uid, isGuest }: Actor): Promise<Db> {
  return clientOf(`${uid} ${isGuest ? 'as a guest' : ''}`, (rules) =>
    rules.authenticatedContext(uid, tokenOf(uid, isGuest)),
  );
}

async function clientOf(
  person: string,
  open: (rules: RulesTestEnvironment) => RulesTestContext,
): Promise<Db> {
  const { rules } = await theEnvironment();
  const client = clients.get(person) ?? open(rules).firestore();
  clients.set(person, client);
  return client;
}

export function emailOf(uid: string): string {
  return `${uid}@example.com`;
}

function tokenOf(uid: string, isGuest: boolean): TokenOptions {
  if (isGuest) return { firebase: { sign_in_provider: 'anonymous' } };
  return { email: emailOf(uid), firebase: { sign_in_provider: 'password' } };
}
