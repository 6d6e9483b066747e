import { type Reason, type ReasonCode, reasonText } from '../reasons.ts';
import type { GameInstance, InstanceStatus } from './game-instance.schema.ts';
import type { PlayerInstance } from './player-instance.schema.ts';
import {
  aheadReason,
  ballotReason,
  lineUpReason,
  statusReason,
  votingReason,
  winnerReason,
} from './state-rules.ts';

/** What the state of an instance forbids, as the sentence that a screen shows; null where nothing stands in the way. */
export type Problem = string | null;

const sentence = (code: ReasonCode) => reasonText({ code });

export const CANCELLED_PROBLEM = sentence('CANCELLED');
export const INVITES_PLAYED_PROBLEM = sentence('PLAYED_UNINVITED');
export const FAIR_TEAMS_PROBLEM = sentence('NO_RESULTS');
export const NOBODY_TO_PICK_PROBLEM = sentence('NOBODY_TO_PICK');

type State = Pick<GameInstance, 'status' | 'startDateTime' | 'winningTeam'>;

/** Whether a person may join or change their own reply. */
export function replyProblem(instance: State, now: Date): Problem {
  return toProblem(aheadReason(instance, now));
}

/** Whether the organiser may move people between teams or reply for them. */
export function lineUpProblem(instance: State): Problem {
  return toProblem(lineUpReason(instance));
}

/** Whether the organiser may set the status. */
export function statusProblem(instance: State, status: InstanceStatus, now: Date): Problem {
  return toProblem(statusReason(instance, status, now));
}

/** Whether the organiser may move the start at all. */
export function rescheduleProblem(instance: State, now: Date): Problem {
  return toProblem(aheadReason(instance, now));
}

/** Whether the organiser may set or change the winner. */
export function winnerProblem(instance: State, now: Date): Problem {
  return toProblem(winnerReason(instance, now));
}

/** Whether votes for player of the match are being taken. */
export function votingProblem(
  instance: State & Pick<GameInstance, 'motmClosesAt' | 'game'>,
  now: Date,
): Problem {
  return toProblem(votingReason(instance, now));
}

/** Whether `picks` make a valid ballot of `voterUid`, given everyone's place in the instance. */
export function ballotProblem(
  picks: readonly string[],
  voterUid: string,
  people: readonly PlayerInstance[],
): Problem {
  return toProblem(ballotReason(picks, voterUid, people));
}

function toProblem(reason: Reason | null): Problem {
  return reason && reasonText(reason);
}
