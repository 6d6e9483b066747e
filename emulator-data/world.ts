import { readFileSync } from 'node:fs';
import type { InstanceStatus, MoneySettings, newGameSettings, Result, TeamLooks } from '@fives/domain';

interface DemoPerson {
  readonly handle: string;
  readonly uid: string;
  readonly name: string;
}

/**
 * Start relative to the load time, in the game's zone:
 * - `within`: the last day on which `clock` is at most `hours` hours ahead
 * - `weekday`: the first `weekday` (0 is Sunday) on which `clock` is at least `afterHours` hours ahead
 * - `ago`: `days` days ago
 * - `soon`: `hours` hours ahead, rounded up to a quarter of an hour
 */
export type Anchor =
  | { readonly kind: 'within'; readonly hours: number; readonly clock: string }
  | {
      readonly kind: 'weekday';
      readonly weekday: number;
      readonly afterHours: number;
      readonly clock: string;
    }
  | { readonly kind: 'ago'; readonly days: number; readonly clock: string }
  | { readonly kind: 'soon'; readonly hours: number };

type Handles = readonly string[];

/** People who said yes are in `teamA`, `teamB` or `pool`, in reply order. */
export interface DemoInstance
  extends Readonly<Record<'teamA' | 'teamB' | 'pool' | 'no' | 'unanswered', Handles>> {
  readonly id: string;
  /** Weeks after the game's anchor, negative for past instances. */
  readonly weeks: number;
  readonly status: InstanceStatus;
  readonly cancelReason?: string;
  readonly looks?: TeamLooks;
  readonly result?: Result;
  readonly votes?: Readonly<Record<string, number>>;
  readonly late?: Readonly<Record<'dropOuts' | 'reserves' | 'asked', Handles>>;
  readonly noShows?: Handles;
  /** `amount` is in minor units of the game's currency. */
  readonly cost?: { readonly amount: number; readonly saidPaid: Handles; readonly confirmed: Handles };
}

export interface DemoGame {
  readonly id: string;
  readonly organiser: string;
  readonly coOrganisers: Handles;
  readonly raters: Handles;
  /** `{weekday}` in the name becomes the weekday of the anchor. A missing setting has the default of a new game. */
  readonly settings: Parameters<typeof newGameSettings>[0];
  readonly money?: MoneySettings;
  readonly anchor: Anchor;
  /** Oldest first. A season starts `weeks` weeks after the anchor. */
  readonly seasons: readonly { readonly id: string; readonly name: string; readonly weeks: number }[];
  readonly instances: readonly DemoInstance[];
}

export interface World {
  readonly password: string;
  /** `role` marks the log-ins that `npm start` shows. */
  readonly registered: readonly (DemoPerson & { readonly email: string; readonly role?: string })[];
  readonly guests: readonly DemoPerson[];
  readonly addedByHand: readonly (DemoPerson & { readonly addedBy: string; readonly isPlusOne: boolean })[];
  readonly games: readonly DemoGame[];
  readonly inviteId: string;
}

/** `npm run world` writes the file, and a test compares the file with the generated world. */
export function readWorld(): World {
  return JSON.parse(readFileSync(new URL('world.json', import.meta.url), 'utf8'));
}

export interface Person {
  readonly uid: string;
  readonly name: string;
  readonly isGuest: boolean;
  readonly addedBy?: string;
  readonly broughtBy?: string;
}

export function findPerson({ registered, guests, addedByHand }: World): (handle: string) => Person {
  const people = new Map<string, Person>();
  const find = (handle: string): Person => {
    const person = people.get(handle);
    if (person === undefined) throw new Error(`Nobody in the demo world is called ${handle}`);
    return person;
  };
  for (const { handle, uid, name } of registered) people.set(handle, { uid, name, isGuest: false });
  for (const { handle, uid, name } of guests) people.set(handle, { uid, name, isGuest: true });
  for (const { handle, uid, name, addedBy: adder, isPlusOne } of addedByHand) {
    const addedBy = find(adder).uid;
    people.set(handle, { uid, name, isGuest: true, addedBy, ...(isPlusOne && { broughtBy: addedBy }) });
  }
  return find;
}
