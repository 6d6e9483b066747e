import type { Uid } from './ids.ts';
import type { Reason, ReasonCode } from './reasons.ts';

export interface Actor {
  readonly uid: Uid;
  readonly isGuest: boolean;
}

export interface Organised {
  /** Lead organiser. An id without a sign-in if the last organiser is gone. */
  readonly orgUid: Uid;
  /** All organisers, lead first. */
  readonly organiserUids: readonly Uid[];
}

export interface GameRoles extends Organised {
  readonly treasurerUids: readonly Uid[];
}

export interface Aliased {
  /** Remaining uid by merged uid. Only the server writes this field. */
  readonly aliases: Readonly<Record<string, string>>;
}

interface Joined extends Organised {
  readonly memberUids: readonly Uid[];
}

/** `fields` are the game fields that list the holders. Firestore rules are generated from `ROLES`. */
export const ROLES = {
  leadOrganiser: { badge: null, fields: ['orgUid'], may: ['handOver', 'deleteGame'] },
  organiser: {
    badge: 'organiser',
    fields: ['orgUid', 'organiserUids'],
    may: [
      'editGame',
      'editInstance',
      'editLineUp',
      'recordResult',
      'editMoney',
      /** Add, rename, merge and remove people, and see their emails. */
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
export type Action = (typeof ROLES)[Role]['may'][number];

export const ROLE_FIELDS = [...new Set(Object.values(ROLES).flatMap(({ fields }) => fields))];

/** Actor, or the uid of someone with an account. Null if no one is signed in. */
type ActorOrUid = Actor | string | null;

const REFUSALS: Partial<Record<Action, ReasonCode>> = {
  handOver: 'FIRST_ORGANISER_ONLY',
  deleteGame: 'LEAD_ORGANISER_ONLY',
  editMoney: 'MONEY_ONLY',
};

const NOBODY: Actor = { uid: '', isGuest: true };

export function actionsOf(who: ActorOrUid, game: GameRoles): ReadonlySet<Action> {
  const { uid, isGuest } = typeof who === 'string' ? { uid: who, isGuest: false } : (who ?? NOBODY);
  if (isGuest) return new Set();
  return new Set(rolesOf(uid, game).flatMap((role): readonly Action[] => ROLES[role].may));
}

export function rolesOf(uid: Uid, game: GameRoles): Role[] {
  const roles = Object.keys(ROLES) as Role[];
  return roles.filter((role) => holders(ROLES[role].fields, game).includes(uid));
}

export function badgeOf(uid: Uid, game: GameRoles): string | null {
  return rolesOf(uid, game).flatMap((role) => ROLES[role].badge ?? [])[0] ?? null;
}

function holders(fields: readonly (keyof GameRoles)[], game: GameRoles): string[] {
  return fields.flatMap((field) => game[field]);
}

export function can(who: ActorOrUid, action: Action, game: GameRoles): boolean {
  return actionsOf(who, game).has(action);
}

export function refuseUnless(actor: Actor, action: Action, game: GameRoles): Reason | null {
  return can(actor, action, game) ? null : { code: REFUSALS[action] ?? 'ORGANISER_ONLY' };
}

export function organisersOf({ orgUid, organiserUids }: Organised): string[] {
  return [...new Set([orgUid, ...organiserUids])];
}

/** For permissions, use {@link can}. */
export function isOrganiser(game: Organised, uid: Uid): boolean {
  return organisersOf(game).includes(uid);
}

export function isLeadOrganiser({ orgUid }: Organised, uid: Uid): boolean {
  return orgUid === uid;
}

export function isMember(game: Joined, uid: Uid): boolean {
  return isOrganiser(game, uid) || game.memberUids.includes(uid);
}

export function isOneself(actor: Actor, uid: Uid): boolean {
  return actor.uid === uid;
}

export function actingUid({ aliases }: Aliased, uid: Uid): string {
  return aliases[uid] ?? uid;
}

/** A merged sign-in never organises, even if its entry does. */
export function actorIn(game: Aliased, actor: Actor): Actor {
  const uid = actingUid(game, actor.uid);
  return uid === actor.uid ? actor : { uid, isGuest: true };
}

export function withAliases({ aliases }: Aliased, uids: readonly Uid[]): string[] {
  const entries = new Set(uids);
  const signIns = Object.keys(aliases).filter((uid) => entries.has(aliases[uid] ?? ''));
  return [...new Set([...uids, ...signIns])];
}

export function entryUids(instance: {
  readonly game: Aliased;
  readonly memberUids: readonly Uid[];
}): string[] {
  return instance.memberUids.filter((uid) => !(uid in instance.game.aliases));
}

export function refuseUnlessOneself(uid: Uid, actor: Actor): Reason | null {
  return isOneself(actor, uid) ? null : { code: 'ONESELF_ONLY' };
}
