import type { Uid } from './ids.ts';
import type { Reason, ReasonCode } from './reasons.ts';

/** Whoever does something. */
export interface Actor {
  readonly uid: Uid;
  /** Signed in anonymously, without an account. */
  readonly isGuest: boolean;
}

/** A game, or the summary of it that each instance carries. */
export interface Organised {
  /** The first organiser, of whom there is always one; an id that nobody signs in with where the last one is gone. */
  readonly orgUid: Uid;
  /** All organisers, the first among them; none in a game of before there could be several. */
  readonly organiserUids: readonly Uid[];
}

/** Everyone with a role in a game. */
export interface GameRoles extends Organised {
  /** Members whom an organiser lets edit money. */
  readonly treasurerUids: readonly Uid[];
}

/** A game, or its summary in an instance, with the sign-ins that act for another entry. */
export interface Aliased {
  /** The surviving uid of each merged uid. Only the server writes it. */
  readonly aliases: Readonly<Record<string, string>>;
}

interface Joined extends Organised {
  readonly memberUids: readonly Uid[];
}

/**
 * Each role: the badge of its people, the fields of a game that list them, and the actions that it permits. Firestore rules
 * are generated from it.
 */
export const ROLES = {
  leadOrganiser: { badge: null, fields: ['orgUid'], may: ['handOver'] },
  organiser: {
    badge: 'organiser',
    fields: ['orgUid', 'organiserUids'],
    may: [
      /** Settings, seasons and the invite link. */
      'editGame',
      /** Invites, cancellation, start, location, names and colours of teams. */
      'editInstance',
      /** Replies of others, teams, ratings. */
      'editLineUp',
      /** Winner, score, no-shows. */
      'recordResult',
      /** Costs, shares, payment reminders and money settings. */
      'editMoney',
      /** Adds, renames, merges and removes people, and sees their emails. */
      'managePeople',
      'manageOrganisers',
      'manageTreasurers',
    ],
  },
  treasurer: { badge: 'treasurer', fields: ['treasurerUids'], may: ['editMoney'] },
} as const satisfies Record<
  string,
  { badge: string | null; fields: readonly (keyof GameRoles)[]; may: readonly string[] }
>;

export type Role = keyof typeof ROLES;
/** Something that a role permits. */
export type Action = (typeof ROLES)[Role]['may'][number];

/** The fields of a game that list people with a role. */
export const ROLE_FIELDS = [...new Set(Object.values(ROLES).flatMap(({ fields }) => fields))];

/** An actor, or the uid of someone with an account; null if nobody is signed in. */
type Who = Actor | string | null;

/** The reason for a refusal, if it is not `ORGANISER_ONLY`. */
const REFUSALS: Partial<Record<Action, ReasonCode>> = {
  handOver: 'FIRST_ORGANISER_ONLY',
  editMoney: 'MONEY_ONLY',
};

const NOBODY: Actor = { uid: '', isGuest: true };

/** Returns everything that someone's roles permit. Guests have no role. */
export function actionsOf(who: Who, game: GameRoles): ReadonlySet<Action> {
  const { uid, isGuest } = typeof who === 'string' ? { uid: who, isGuest: false } : (who ?? NOBODY);
  if (isGuest) return new Set();
  return new Set(rolesOf(uid, game).flatMap((role): readonly Action[] => ROLES[role].may));
}

/** Returns the roles that a person has. */
export function rolesOf(uid: Uid, game: GameRoles): Role[] {
  const roles = Object.keys(ROLES) as Role[];
  return roles.filter((role) => holders(ROLES[role].fields, game).includes(uid));
}

/** Returns the badge of a person's first role that has one. */
export function badgeOf(uid: Uid, game: GameRoles): string | null {
  return rolesOf(uid, game).flatMap((role) => ROLES[role].badge ?? [])[0] ?? null;
}

function holders(fields: readonly (keyof GameRoles)[], game: GameRoles): string[] {
  return fields.flatMap((field) => game[field]);
}

/** True if a role permits the action. */
export function can(who: Who, action: Action, game: GameRoles): boolean {
  return actionsOf(who, game).has(action);
}

/** Returns null if the actor can do the action. */
export function refuseUnless(actor: Actor, action: Action, game: GameRoles): Reason | null {
  return can(actor, action, game) ? null : { code: REFUSALS[action] ?? 'ORGANISER_ONLY' };
}

/** The uids of everybody who organises a game, the first organiser at the front: whom a notification to organisers concerns. */
export function organisersOf({ orgUid, organiserUids }: Organised): string[] {
  return [...new Set([orgUid, ...organiserUids])];
}

/** True if the uid is an organiser's. Badges and notifications ask this; permissions ask {@link can}. */
export function isOrganiser(game: Organised, uid: Uid): boolean {
  return organisersOf(game).includes(uid);
}

/** Whether somebody is the one whom no other organiser can take the game from. */
export function isFirstOrganiser({ orgUid }: Organised, uid: Uid): boolean {
  return orgUid === uid;
}

/** Whether somebody has or had a place in one of a game's instances, or organises it. */
export function isMember(game: Joined, uid: Uid): boolean {
  return isOrganiser(game, uid) || game.memberUids.includes(uid);
}

/** Whether the actor is the person with this uid. */
export function isOneself(actor: Actor, uid: Uid): boolean {
  return actor.uid === uid;
}

/** Returns the uid of the entry that a sign-in acts for in a game. */
export function actingUid({ aliases }: Aliased, uid: Uid): string {
  return aliases[uid] ?? uid;
}

/** Returns the actor as one game sees them. A merged sign-in never organises, even if its entry does. */
export function actorIn(game: Aliased, actor: Actor): Actor {
  const uid = actingUid(game, actor.uid);
  return uid === actor.uid ? actor : { uid, isGuest: true };
}

/** Returns the uids of entries, and of all sign-ins that act for them. */
export function withAliases({ aliases }: Aliased, uids: readonly Uid[]): string[] {
  const entries = new Set(uids);
  const signIns = Object.keys(aliases).filter((uid) => entries.has(aliases[uid] ?? ''));
  return [...new Set([...uids, ...signIns])];
}

/** Returns the uids of an instance's members without the sign-ins that act for another entry. */
export function entryUids(instance: {
  readonly game: Aliased;
  readonly memberUids: readonly Uid[];
}): string[] {
  return instance.memberUids.filter((uid) => !(uid in instance.game.aliases));
}

/** Null where the actor is the person with this uid. */
export function refuseUnlessOneself(uid: Uid, actor: Actor): Reason | null {
  return isOneself(actor, uid) ? null : { code: 'ONESELF_ONLY' };
}
