import type { TokenOptions } from '@firebase/rules-unit-testing';
import { type Db, theEnvironment } from './environment.ts';

/** Everybody who might ask, seen from one game. Their uids are their names here. */
export const PEOPLE = {
  visitor: 'a visitor who is not signed in',
  newcomer: 'an anonymous newcomer with the invite link',
  guest: 'a guest with a place in the game',
  outsider: 'a registered player of no game',
  player: 'a player of the game',
  organiser: 'the organiser',
  rival: "another game's organiser",
} as const;

export type Who = keyof typeof PEOPLE;
export const EVERYONE = Object.keys(PEOPLE) as Who[];

const ANONYMOUS: readonly Who[] = ['newcomer', 'guest'];
const browsers = new Map<Who, Db>();

/** Everybody but those named. */
export function everyoneBut(...those: Who[]): Who[] {
  return EVERYONE.filter((who) => !those.includes(who));
}

/** The database as `who` sees it. */
export async function as(who: Who): Promise<Db> {
  const known = browsers.get(who);
  if (known !== undefined) return known;
  const { rules } = await theEnvironment();
  const context =
    who === 'visitor' ? rules.unauthenticatedContext() : rules.authenticatedContext(who, tokenOf(who));
  const db = context.firestore();
  browsers.set(who, db);
  return db;
}

/** The email with which a registered person signs in. */
export function emailOf(who: Who): string {
  return `${who}@example.com`;
}

function tokenOf(who: Who): TokenOptions {
  if (ANONYMOUS.includes(who)) return { firebase: { sign_in_provider: 'anonymous' } };
  return { email: emailOf(who), firebase: { sign_in_provider: 'password' } };
}
