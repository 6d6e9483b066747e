import type { RulesTestContext, RulesTestEnvironment, TokenOptions } from '@firebase/rules-unit-testing';
import type { Actor } from '@fives/domain';
import { type Db, theEnvironment } from './environment.ts';

/** Roles in relation to one game. The key is also the uid. */
export const PEOPLE = {
  visitor: 'a visitor who is not signed in',
  newcomer: 'an anonymous newcomer with the invite link',
  guest: 'a guest of the game',
  outsider: 'a registered player of no game',
  player: 'a player of the game',
  organiser: 'the organiser',
  rival: "another game's organiser",
} as const;

export type TestRole = keyof typeof PEOPLE;
export const EVERYONE = Object.keys(PEOPLE) as TestRole[];

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
