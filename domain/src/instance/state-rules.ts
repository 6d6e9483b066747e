import type { Uid } from '../ids.ts';
import { picksNeeded } from '../played/motm-ballot.schema.ts';
import { scoreAgrees } from '../played/result.ts';
import type { Reason } from '../reasons.ts';
import { hasStarted } from '../time/start.ts';
import type { GameInstance, InstanceStatus, Result } from './game-instance.schema.ts';
import type { PlayerInstance } from './player-instance.schema.ts';

/** What the state of an instance forbids, whoever tries. Each returns null where nothing stands in the way. */

type Status = Pick<GameInstance, 'status'>;
type Dated = Status & Pick<GameInstance, 'startDateTime'>;
type Decided = Pick<GameInstance, 'winningTeam'>;

/** Whether the instance is on. */
export function cancelledReason({ status }: Status): Reason | null {
  return status === 'CANCELLED' ? { code: 'CANCELLED' } : null;
}

/** Whether people may still join or reply, and the organiser may still move the start: the instance is on, and ahead. */
export function notUpcomingReason(instance: Dated, now: Date): Reason | null {
  const reason = cancelledReason(instance);
  if (reason !== null) return reason;
  return hasStarted(instance.startDateTime, now) ? { code: 'PLAYED' } : null;
}

/** Whether the organiser may still bring back what was called off, or say why it was: until it would have started. */
export function restoreReason({ startDateTime }: Pick<Dated, 'startDateTime'>, now: Date): Reason | null {
  return hasStarted(startDateTime, now) ? { code: 'CANCELLED' } : null;
}

/** Whether the organiser may move people between teams or reply for them. */
export function lineUpReason(instance: Status & Decided): Reason | null {
  const reason = cancelledReason(instance);
  if (reason !== null) return reason;
  return instance.winningTeam === null ? null : { code: 'RESULT_IN' };
}

/**
 * Whether the organiser may set the status; setting the one it has changes nothing and is let through. What was called off
 * is brought back as CREATED.
 */
export function statusReason(instance: Dated, status: InstanceStatus, now: Date): Reason | null {
  if (status === instance.status) return null;
  if (instance.status === 'CANCELLED' && status === 'CREATED') return restoreReason(instance, now);
  const reason = notUpcomingReason(instance, now);
  if (reason === null) return status === 'CREATED' ? { code: 'INVITES_SENT' } : null;
  return reason.code === 'PLAYED' && status === 'INVITES_SENT' ? { code: 'PLAYED_UNINVITED' } : reason;
}

/** Whether the organiser may set or change the winner. */
export function winnerReason(instance: Dated, now: Date): Reason | null {
  const reason = cancelledReason(instance);
  if (reason !== null) return reason;
  return hasStarted(instance.startDateTime, now) ? null : { code: 'NOT_PLAYED' };
}

/** Whether the organiser may save a score. */
export function scoreReason(instance: Dated & Decided, now: Date): Reason | null {
  return winnerReason(instance, now) ?? (instance.winningTeam === null ? { code: 'NO_WINNER' } : null);
}

/** Whether a whole result may stand in the database. */
export function isConsistentResult(result: Result): boolean {
  const { winningTeam, winningMargin, teamAGoals, teamBGoals } = result;
  if (winningTeam === null) return winningMargin === null && teamAGoals === null && teamBGoals === null;
  return scoreAgrees(winningTeam, { winningMargin, teamAGoals, teamBGoals });
}

/** Whether votes for player of the match are being taken. */
export function votingReason(
  instance: Dated & Pick<GameInstance, 'motmClosesAt' | 'game'>,
  now: Date,
): Reason | null {
  const reason = cancelledReason(instance);
  if (reason !== null) return reason;
  if (!instance.game.pickMotm) return { code: 'NO_VOTE' };
  if (!hasStarted(instance.startDateTime, now)) return { code: 'VOTING_AHEAD' };
  return now.getTime() < instance.motmClosesAt.getTime() ? null : { code: 'VOTING_CLOSED' };
}

/** Whether there is anybody to pick, given the candidates. */
export function candidatesReason(candidates: readonly unknown[]): Reason | null {
  return picksNeeded(candidates.length) === 0 ? { code: 'NOBODY_TO_PICK', fields: ['motmVotes'] } : null;
}

/** Whether `picks` make a valid ballot of `voterUid`, given the candidates. */
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
