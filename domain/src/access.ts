import type { Reason } from './reasons.ts';

/** Whoever does something. */
export interface Actor {
  readonly uid: string;
  /** Signed in anonymously, without an account. */
  readonly isGuest: boolean;
}

/** A game, or the summary of it that each instance carries. */
export interface Organised {
  readonly orgUid: string;
}

interface Joined extends Organised {
  readonly memberUids: readonly string[];
}

/** The uids of everybody who organises a game: whom a notification to the organiser concerns. */
export function organisersOf({ orgUid }: Organised): string[] {
  return [orgUid];
}

/** Whether somebody organises a game. Guests organise nothing. */
export function isOrganiser(game: Organised, who: Actor | string): boolean {
  if (typeof who !== 'string') return !who.isGuest && isOrganiser(game, who.uid);
  return organisersOf(game).includes(who);
}

/** Whether somebody has or had a place in one of a game's instances, or organises it. */
export function isMember(game: Joined, uid: string): boolean {
  return isOrganiser(game, uid) || game.memberUids.includes(uid);
}

/** Whether the actor is the person with this uid. */
export function isOneself(actor: Actor, uid: string): boolean {
  return actor.uid === uid;
}

/** Null where the actor organises the game. */
export function refuseOthersThanOrganiser(game: Organised, actor: Actor): Reason | null {
  return isOrganiser(game, actor) ? null : { code: 'ORGANISER_ONLY' };
}

/** Null where the actor is the person with this uid. */
export function refuseOthersThan(uid: string, actor: Actor): Reason | null {
  return isOneself(actor, uid) ? null : { code: 'ONESELF_ONLY' };
}
