import type { Uid } from '../ids.ts';
import { picksNeeded } from '../limits.ts';
import { scoreAgrees } from '../played/result.ts';
import type { Reason } from '../reasons.ts';
import { hasEnded, hasStarted } from '../time/start.ts';
import type { GameInstance, InstanceStatus, Result } from './game-instance.schema.ts';
import type { PlayerInstance } from './player-instance.schema.ts';

/** Rules for the state of an instance. They apply to every role. */

type WithStatus = Pick<GameInstance, 'status'>;
type WithStart = WithStatus & Pick<GameInstance, 'startDateTime'>;
type WithWinner = Pick<GameInstance, 'winningTeam'>;

/** Returns why the instance counts nowhere: cancelled or not played. Null if the instance is on. */
export function offReason({ status }: WithStatus): Reason | null {
  return status === 'CANCELLED' || status === 'NOT_PLAYED' ? { code: status } : null;
}

/** Short text for badges and link previews. Null if the instance is on. */
export function offLabel({ status }: WithStatus): string | null {
  if (status === 'NOT_PLAYED') return 'not played';
  return status === 'CANCELLED' ? 'game cancelled' : null;
}

export function isOn(instance: WithStatus): boolean {
  return offReason(instance) === null;
}

export function notUpcomingReason(instance: WithStart, now: Date): Reason | null {
  return offReason(instance) ?? (hasStarted(instance.startDateTime, now) ? { code: 'PLAYED' } : null);
}

export function restoreReason({ startDateTime }: Pick<WithStart, 'startDateTime'>, now: Date): Reason | null {
  return hasStarted(startDateTime, now) ? { code: 'CANCELLED' } : null;
}

export function lineUpReason(instance: WithStatus & WithWinner): Reason | null {
  return offReason(instance) ?? (instance.winningTeam === null ? null : { code: 'RESULT_IN' });
}

export function statusReason(
  instance: WithStart & WithWinner,
  status: InstanceStatus,
  now: Date,
): Reason | null {
  if (status === instance.status) return null;
  if (status === 'NOT_PLAYED')
    return winnerReason(instance, now) ?? (instance.winningTeam === null ? null : { code: 'HAS_RESULT' });
  if (instance.status === 'NOT_PLAYED' && status === 'CREATED') return null;
  if (instance.status === 'CANCELLED' && status === 'CREATED') return restoreReason(instance, now);
  const reason = notUpcomingReason(instance, now);
  if (reason === null) return status === 'CREATED' ? { code: 'INVITES_SENT' } : null;
  return reason.code === 'PLAYED' && status === 'INVITES_SENT' ? { code: 'PLAYED_UNINVITED' } : reason;
}

export function winnerReason(instance: WithStart, now: Date): Reason | null {
  return offReason(instance) ?? (hasStarted(instance.startDateTime, now) ? null : { code: 'RESULT_AHEAD' });
}

/** A result may be recorded from the start, but organisers are asked for it only when the game is over. */
export function isResultDue(
  instance: WithStart & WithWinner & Pick<GameInstance, 'game'>,
  now: Date,
): boolean {
  return instance.winningTeam === null && winnerReason(instance, now) === null && hasEnded(instance, now);
}

export function scoreReason(instance: WithStart & WithWinner, now: Date): Reason | null {
  return winnerReason(instance, now) ?? (instance.winningTeam === null ? { code: 'NO_WINNER' } : null);
}

export function isConsistentResult(result: Result): boolean {
  const { winningTeam, winningMargin, teamAGoals, teamBGoals } = result;
  if (winningTeam === null) return winningMargin === null && teamAGoals === null && teamBGoals === null;
  return scoreAgrees(winningTeam, { winningMargin, teamAGoals, teamBGoals });
}

export function votingReason(
  instance: WithStart & Pick<GameInstance, 'motmClosesAt' | 'game'>,
  now: Date,
): Reason | null {
  const reason = offReason(instance);
  if (reason !== null) return reason;
  if (!instance.game.pickMotm) return { code: 'NO_VOTE' };
  if (!hasStarted(instance.startDateTime, now)) return { code: 'VOTING_AHEAD' };
  return now.getTime() < instance.motmClosesAt.getTime() ? null : { code: 'VOTING_CLOSED' };
}

export function candidatesReason(candidates: readonly unknown[]): Reason | null {
  return picksNeeded(candidates.length) === 0 ? { code: 'NOBODY_TO_PICK', fields: ['motmVotes'] } : null;
}

export function ballotReason(
  picks: readonly string[],
  voterUid: Uid,
  candidates: readonly Pick<PlayerInstance, 'uid'>[],
): Reason | null {
  const needed = picksNeeded(candidates.length);
  const fields = ['motmVotes'];
  if (picks.includes(voterUid)) return { code: 'OWN_VOTE', fields };
  const reason = candidatesReason(candidates);
  if (reason !== null) return reason;
  if (picks.length !== needed || new Set(picks).size !== needed)
    return { code: 'OTHER_NUMBER_OF_PICKS', fields, needed };
  return picks.every((pick) => candidates.some(({ uid }) => uid === pick))
    ? null
    : { code: 'PICK_NOT_PLAYING', fields };
}
