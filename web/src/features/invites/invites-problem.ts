import { CANCELLED_PROBLEM, type GameInstance, hasStarted, INVITES_PLAYED_PROBLEM } from '@fives/domain';

/** Why nobody can be invited any more, in a sentence; null while people can. */
export function invitesProblem(
  instance: Pick<GameInstance, 'status' | 'startDateTime'>,
  now: Date,
): string | null {
  if (instance.status === 'CANCELLED') return CANCELLED_PROBLEM;
  return hasStarted(instance.startDateTime, now) ? INVITES_PLAYED_PROBLEM : null;
}
