import type { Reason } from './reasons.ts';

/** Whoever does something. */
export interface Actor {
  readonly uid: string;
  /** Signed in anonymously, without an account. */
  readonly isGuest: boolean;
}

/** A game, or the summary of it that each instance carries. */
export interface Organised {
  /** The first organiser, of whom there is always one; an id that nobody signs in with where the last one is gone. */
  readonly orgUid: string;
  /** All organisers, the first among them; none in a game of before there could be several. */
  readonly organiserUids: readonly string[];
}

/** A game, or its summary in an instance, with the sign-ins that act for another entry. */
export interface Aliased {
  /** The surviving uid of each merged uid. Only the server writes it. */
  readonly aliases: Readonly<Record<string, string>>;
}

interface Joined extends Organised {
  readonly memberUids: readonly string[];
}

/** The uids of everybody who organises a game, the first organiser at the front: whom a notification to organisers concerns. */
export function organisersOf({ orgUid, organiserUids }: Organised): string[] {
  return [...new Set([orgUid, ...organiserUids])];
}

/** Whether somebody organises a game. Guests organise nothing. */
export function isOrganiser(game: Organised, who: Actor | string): boolean {
  if (typeof who !== 'string') return !who.isGuest && isOrganiser(game, who.uid);
  return organisersOf(game).includes(who);
}

/** Whether somebody is the one whom no other organiser can take the game from. */
export function isFirstOrganiser({ orgUid }: Organised, uid: string): boolean {
  return orgUid === uid;
}

/** Whether somebody has or had a place in one of a game's instances, or organises it. */
export function isMember(game: Joined, uid: string): boolean {
  return isOrganiser(game, uid) || game.memberUids.includes(uid);
}

/** Whether the actor is the person with this uid. */
export function isOneself(actor: Actor, uid: string): boolean {
  return actor.uid === uid;
}

/** Returns the uid of the entry that a sign-in acts for in a game. */
export function actingUid({ aliases }: Aliased, uid: string): string {
  return aliases[uid] ?? uid;
}

/** Returns the actor as one game sees them. A merged sign-in never organises, even if its entry does. */
export function actorIn(game: Aliased, actor: Actor): Actor {
  const uid = actingUid(game, actor.uid);
  return uid === actor.uid ? actor : { uid, isGuest: true };
}

/** Returns the uids of entries, and of all sign-ins that act for them. */
export function withAliases({ aliases }: Aliased, uids: readonly string[]): string[] {
  const entries = new Set(uids);
  const signIns = Object.keys(aliases).filter((uid) => entries.has(aliases[uid] ?? ''));
  return [...new Set([...uids, ...signIns])];
}

/** Returns the uids of an instance's members without the sign-ins that act for another entry. */
export function entryUids(instance: {
  readonly game: Aliased;
  readonly memberUids: readonly string[];
}): string[] {
  return instance.memberUids.filter((uid) => !(uid in instance.game.aliases));
}

/** Null where the actor organises the game. */
export function refuseOthersThanOrganiser(game: Organised, actor: Actor): Reason | null {
  return isOrganiser(game, actor) ? null : { code: 'ORGANISER_ONLY' };
}

/** Null where the actor is the person with this uid. */
export function refuseOthersThan(uid: string, actor: Actor): Reason | null {
  return isOneself(actor, uid) ? null : { code: 'ONESELF_ONLY' };
}
