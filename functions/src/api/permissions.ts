import { ApiError, type Game, type Problem } from '@fives/domain';
import type { Caller } from './handler.ts';

/**
 * An id in a call that says who is calling must be the caller's own.
 * @throws {ApiError} `forbidden`
 */
export function requireOneself(caller: Caller, uid: string): void {
  if (caller.uid !== uid) throw new ApiError('forbidden', 'This is for the person themselves alone');
}

/** @throws {ApiError} `forbidden` unless the email is the one the caller signs in with */
export function requireOwnEmail(caller: Caller, email: string): void {
  if (caller.email !== email) throw new ApiError('forbidden', 'The email is not the one you sign in with');
}

/** Whether the caller organises the game. Guests organise nothing. */
export function isOrganiser(game: Pick<Game, 'orgUid'>, caller: Caller): boolean {
  return caller.isRegistered && caller.uid === game.orgUid;
}

/** @throws {ApiError} `forbidden` */
export function requireOrganiser(game: Pick<Game, 'orgUid'>, caller: Caller): void {
  if (!isOrganiser(game, caller)) throw new ApiError('forbidden', 'This is for the organiser alone');
}

/** Whether the person has or had a place in the game, or organises it. */
export function isMember(game: Pick<Game, 'orgUid' | 'memberUids'>, uid: string): boolean {
  return game.orgUid === uid || game.memberUids.includes(uid);
}

/** @throws {ApiError} `forbidden` */
export function requireMember(game: Game, caller: Caller): void {
  if (!isMember(game, caller.uid))
    throw new ApiError('forbidden', 'This is for the players of the game alone');
}

/** @throws {ApiError} `conflict`, in the sentence that says what stands in the way */
export function requireNoProblem(problem: Problem): void {
  if (problem !== null) throw new ApiError('conflict', problem);
}
