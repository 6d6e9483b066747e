import { hasStarted } from '../time/start.ts';
import type { GameInstance, InstanceStatus, Result, WinningTeam } from './game-instance.schema.ts';
import { SCORE_MISMATCH } from './game-instance.schema.ts';
import { picksNeeded, picksNeededText } from './motm-ballot.schema.ts';
import type { PlayerInstance } from './player-instance.schema.ts';
import { type Score, scoreAgrees } from './score.ts';

/** What an instance's state forbids, in a sentence for whoever tried; null where nothing stands in the way. */
export type Problem = string | null;

export const CANCELLED_PROBLEM = 'This game has been cancelled';
export const PLAYED_PROBLEM = 'This game has been played';
export const INVITES_PLAYED_PROBLEM = 'Cannot send invites - this game has been played';
export const NOT_PLAYED_PROBLEM = 'The result can be recorded once the game is over';
export const RESULT_IN_PROBLEM = 'Teams cannot be changed once the result is in';
export const NO_WINNER_PROBLEM = 'Pick the winner first';
export const FAIR_TEAMS_PROBLEM =
  'Fair teams can be picked once players have played their first game and recorded stats.';
export const NOBODY_TO_PICK_PROBLEM = 'Nobody else played, so there is nobody to pick';

type State = Pick<GameInstance, 'status' | 'startDateTime' | 'winningTeam'>;

/** Whether a person may join or change their own answer. */
export function replyProblem(instance: State, now: Date): Problem {
  if (instance.status === 'CANCELLED') return CANCELLED_PROBLEM;
  return hasStarted(instance.startDateTime, now) ? PLAYED_PROBLEM : null;
}

/** Whether the organiser may move people between teams or answer for them. */
export function lineUpProblem(instance: State): Problem {
  if (instance.status === 'CANCELLED') return CANCELLED_PROBLEM;
  return instance.winningTeam === null ? null : RESULT_IN_PROBLEM;
}

/** Whether the organiser may set the status; setting the one it has changes nothing and is let through. */
export function statusProblem(instance: State, status: InstanceStatus, now: Date): Problem {
  if (status === instance.status) return null;
  if (instance.status === 'CANCELLED') return CANCELLED_PROBLEM;
  if (hasStarted(instance.startDateTime, now)) {
    return status === 'INVITES_SENT' ? INVITES_PLAYED_PROBLEM : PLAYED_PROBLEM;
  }
  return status === 'CREATED' ? 'Invites have been sent already' : null;
}

/** Whether the organiser may move the start at all; whether to this time is for `startProblem`. */
export function rescheduleProblem(instance: State, now: Date): Problem {
  return replyProblem(instance, now);
}

/** Whether the organiser may set or change the winner. */
export function winnerProblem(instance: State, now: Date): Problem {
  if (instance.status === 'CANCELLED') return CANCELLED_PROBLEM;
  return hasStarted(instance.startDateTime, now) ? null : NOT_PLAYED_PROBLEM;
}

/** Whether a score may be saved. */
export function scoreProblem(instance: State, now: Date): Problem {
  return winnerProblem(instance, now) ?? (instance.winningTeam === null ? NO_WINNER_PROBLEM : null);
}

/** Whether a score agrees with the winner it is saved beside. */
export function scoreMismatch(winningTeam: WinningTeam, score: Score): Problem {
  return scoreAgrees(winningTeam, score) ? null : SCORE_MISMATCH;
}

/** Whether a whole result may stand in the database. */
export function isConsistentResult(result: Result): boolean {
  const { winningTeam, winningMargin, teamAGoals, teamBGoals } = result;
  if (winningTeam === null) return winningMargin === null && teamAGoals === null && teamBGoals === null;
  return scoreAgrees(winningTeam, { winningMargin, teamAGoals, teamBGoals });
}

export type Voting = State & Pick<GameInstance, 'motmClosesAt' | 'game' | 'motmAwarded'>;

/** Whether votes for player of the match are being taken. */
export function votingProblem(instance: Voting, now: Date): Problem {
  if (instance.status === 'CANCELLED') return CANCELLED_PROBLEM;
  if (!instance.game.pickMotm) return 'This game has no player-of-the-match vote';
  if (!hasStarted(instance.startDateTime, now)) return 'Voting opens once the game has started';
  return now.getTime() < instance.motmClosesAt.getTime() ? null : 'Voting has closed';
}

/** Whether `picks` make a valid ballot of `voterUid`, given everyone's place in the instance. */
export function ballotProblem(
  picks: readonly string[],
  voterUid: string,
  people: readonly PlayerInstance[],
): Problem {
  const playing = new Set(people.filter((person) => person.status === 'PLAYING').map((person) => person.uid));
  const needed = picksNeeded(playing.size);
  if (picks.includes(voterUid)) return "You can't pick yourself.";
  if (needed === 0) return NOBODY_TO_PICK_PROBLEM;
  if (picks.length !== needed || new Set(picks).size !== needed) return picksNeededText(needed);
  return picks.every((uid) => playing.has(uid)) ? null : 'Only players who played can be picked';
}
