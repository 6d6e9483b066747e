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
import type { Transaction } from '../db/transaction.ts';
import type { Caller } from './handler.ts';

export function toActor({ uid, isRegistered }: Caller): Actor {
  return { uid, isGuest: !isRegistered };
}

/** An alias acts for its entry in the game, but never organises. */
export function callerIn(game: Aliased, caller: Caller): Caller {
  const actor = actorIn(game, toActor(caller));
  return { ...caller, uid: actor.uid, isRegistered: !actor.isGuest };
}

export function requireNoReason(reason: Reason | null): void {
  if (reason !== null) throw ApiError.because(reason);
}

export function decideOrRefuse<State, Change, Fields>(
  transition: Transition<State, Change, Fields>,
  state: State,
  caller: Caller,
  change: Change,
  now: Date,
): Fields {
  return decideOrThrow(transition, state, toActor(caller), change, now);
}

export function requireOneself(caller: Caller, uid: Uid): void {
  requireNoReason(refuseUnlessOneself(uid, toActor(caller)));
}

export function requireOwnEmail(caller: Caller, email: string): void {
  if (caller.email !== email) throw ApiError.because({ code: 'OWN_EMAIL_ONLY' });
}

/** The sign-in of a deleted account may still be valid. A trigger removes what a concurrent deletion misses. */
export async function requireAccount(caller: Pick<Caller, 'uid'>, transaction?: Transaction): Promise<void> {
  if (await findDeletion(caller.uid, transaction)) throw new ApiError('unauthenticated', 'Log in first');
}

export function requireCan(caller: Caller, action: Action, game: GameRoles): void {
  requireNoReason(refuseUnless(toActor(caller), action, game));
}

export function requireMember(game: Game, caller: Caller): void {
  if (!isMember(game, callerIn(game, caller).uid)) throw ApiError.because({ code: 'MEMBERS_ONLY' });
}

/** Returns the player. Throws `conflict` if the account exists without a player, as in the middle of a registration. */
export async function requirePlayer(uid: Uid, transaction: Transaction): Promise<Player> {
  const player = await findPlayer(uid, transaction);
  if (player === null) throw ApiError.because({ code: 'NO_PLAYER_YET' });
  return player;
}
