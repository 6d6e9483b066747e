import {
  type Action,
  type Actor,
  type Aliased,
  ApiError,
  actorIn,
  decideOrThrow,
  type Game,
  type GameRoles,
  isMember,
  type Player,
  type Reason,
  refuseUnless,
  refuseUnlessOneself,
  type Transition,
  type Uid,
} from '@fives/domain';
import { findDeletion } from '../db/collections/deleted-accounts.ts';
import { findPlayer } from '../db/collections/players.ts';
import type { OptimisticTransaction } from '../db/optimistic-transaction.ts';
import type { Caller } from './handler.ts';

/** The caller as whoever does something. */
export function toActor({ uid, isRegistered }: Caller): Actor {
  return { uid, isGuest: !isRegistered };
}

/** Returns the caller as one game sees them: a merged sign-in acts for the surviving entry, but never organises. */
export function callerIn(game: Aliased, caller: Caller): Caller {
  const actor = actorIn(game, toActor(caller));
  return { ...caller, uid: actor.uid, isRegistered: !actor.isGuest };
}

/** @throws {ApiError} the refusal for the reason, where there is one */
export function requireNoReason(reason: Reason | null): void {
  if (reason !== null) throw ApiError.because(reason);
}

/**
 * What the caller's doing writes.
 * @throws {ApiError} the refusal, where the transition has a reason against it
 */
export function decideOrRefuse<State, Change, Fields>(
  transition: Transition<State, Change, Fields>,
  state: State,
  caller: Caller,
  change: Change,
  now: Date,
): Fields {
  return decideOrThrow(transition, state, toActor(caller), change, now);
}

/**
 * An id in a call that says who is calling must be the caller's own.
 * @throws {ApiError} `forbidden`
 */
export function requireOneself(caller: Caller, uid: Uid): void {
  requireNoReason(refuseUnlessOneself(uid, toActor(caller)));
}

/** @throws {ApiError} `forbidden` unless the email is the one the caller signs in with */
export function requireOwnEmail(caller: Caller, email: string): void {
  if (caller.email !== email) throw ApiError.because({ code: 'OWN_EMAIL_ONLY' });
}

/**
 * Whoever has deleted their account does nothing any more, though their sign-in lives on for a while. Asked within a
 * transaction, nothing is stored behind the deletion's back; a place that is, the trigger finds.
 * @throws {ApiError} `unauthenticated`
 */
export async function requireAccount(
  caller: Pick<Caller, 'uid'>,
  transaction?: OptimisticTransaction,
): Promise<void> {
  if (await findDeletion(caller.uid, transaction)) throw new ApiError('unauthenticated', 'Log in first');
}

/** @throws {ApiError} `forbidden` */
export function requireCan(caller: Caller, action: Action, game: GameRoles): void {
  requireNoReason(refuseUnless(toActor(caller), action, game));
}

/** @throws {ApiError} `forbidden` */
export function requireMember(game: Game, caller: Caller): void {
  if (!isMember(game, callerIn(game, caller).uid)) throw ApiError.because({ code: 'MEMBERS_ONLY' });
}

/**
 * The caller as a player: signing up makes an account, and the player is created after it.
 * @throws {ApiError} `conflict` when that is still to be done
 */
export async function requirePlayer(uid: Uid, transaction: OptimisticTransaction): Promise<Player> {
  const player = await findPlayer(uid, transaction);
  if (player === null) throw ApiError.because({ code: 'NO_PLAYER_YET' });
  return player;
}
