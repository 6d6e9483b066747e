import { refuseUnless } from '../access.ts';
import type {
  FirstHalf,
  GameInstance,
  InstanceStatus,
  Result,
  TeamLooks,
  WinningTeam,
} from '../instance/game-instance.schema.ts';
import type { People } from '../instance/player-instance.schema.ts';
import {
  lineUpReason,
  notUpcomingReason,
  offReason,
  restoreReason,
  scoreReason,
  statusReason,
  winnerReason,
} from '../instance/state-rules.ts';
import {
  includesFirstHalf,
  isNoScore,
  NO_SCORE,
  type Score,
  scoreAgrees,
  withWinner,
} from '../played/result.ts';
import type { Reason } from '../reasons.ts';
import { lineUpOf } from '../teams/line-up.ts';
import { startReason } from '../time/start.ts';
import { changedFields, type PartOf, type Transition } from './transition.ts';

type PlanState = Pick<GameInstance, 'status' | 'startDateTime' | 'game'>;

type StatusState = PlanState & Pick<GameInstance, 'cancelReason' | 'winningTeam'>;

interface StatusChange {
  readonly status: InstanceStatus;
  /** Used only with CANCELLED. Undefined keeps the stored reason. */
  readonly cancelReason?: string | undefined;
}

/**
 * Sends the invites, cancels the instance or puts it back on. After the start, records that the instance was not played,
 * or takes this back. The cancel reason can change until the start.
 */
export const setStatus: Transition<StatusState, StatusChange, Partial<StatusState>> = {
  refusal: (instance, actor, change, now) =>
    refuseUnless(actor, 'editInstance', instance.game) ??
    statusReason(instance, change.status, now) ??
    ('cancelReason' in statusFields(instance, change) ? restoreReason(instance, now) : null),
  fields: (instance, _actor, change) => statusFields(instance, change),
};

function statusFields(instance: StatusState, { status, cancelReason }: StatusChange): Partial<StatusState> {
  const isUnchanged = status === instance.status && status !== 'CANCELLED';
  return changedFields<StatusState>(instance, {
    status,
    ...(!isUnchanged && { cancelReason: status === 'CANCELLED' ? cancelReason : '' }),
  });
}

type StartState = PlanState & Pick<GameInstance, 'regularStart' | 'ownLocation'>;

interface StartChange {
  readonly startDateTime?: Date | undefined;
  readonly ownLocation?: string | undefined;
  readonly thisWeekOnly?: boolean | undefined;
}

/** The server then updates `motmClosesAt`. */
export const reschedule: Transition<StartState, StartChange, Partial<StartState>> = {
  refusal(instance, actor, move, now) {
    const reason = refuseUnless(actor, 'editInstance', instance.game);
    const moved = movedFields(instance, move);
    if (reason !== null || Object.keys(moved).length === 0) return reason;
    const isMoved = 'startDateTime' in moved || 'regularStart' in moved;
    const start = moved.startDateTime ?? instance.startDateTime;
    return notUpcomingReason(instance, now) ?? (isMoved ? startReason(start, now) : null);
  },
  fields: (instance, _actor, move) => movedFields(instance, move),
};

function movedFields(
  instance: StartState,
  { startDateTime, ownLocation, thisWeekOnly = false }: StartChange,
): Partial<StartState> {
  const regular = instance.regularStart ?? instance.startDateTime;
  const isRegularStart = startDateTime?.getTime() === regular.getTime();
  return changedFields<StartState>(instance, {
    startDateTime,
    ownLocation,
    ...(startDateTime !== undefined && { regularStart: thisWeekOnly && !isRegularStart ? regular : null }),
  });
}

export const setTeamLooks: Transition<
  Pick<GameInstance, 'status' | 'game'> & TeamLooks,
  PartOf<TeamLooks>,
  Partial<TeamLooks>
> = {
  refusal: (instance, actor, looks) =>
    refuseUnless(actor, 'editInstance', instance.game) ??
    offReason(instance) ??
    coloursReason(instance, looks),
  fields: (instance, _actor, looks) => changedFields<TeamLooks>(instance, looks),
};

type ResultState = Pick<GameInstance, 'status' | 'startDateTime' | 'game' | 'scoreDeclined'> &
  Partial<Pick<GameInstance, 'firstHalf'>> &
  Result;

export const recordWinner: Transition<ResultState, { readonly winningTeam: WinningTeam }, Partial<Result>> = {
  refusal: (instance, actor, _change, now) =>
    refuseUnless(actor, 'recordResult', instance.game) ?? winnerReason(instance, now),
  fields: (instance, _actor, { winningTeam }) =>
    changedFields<Result>(instance, withWinner(instance, winningTeam)),
};

export const recordScore: Transition<ResultState, Partial<Score>, Partial<ResultState>> = {
  refusal(instance, actor, score, now) {
    const reason = refuseUnless(actor, 'recordResult', instance.game) ?? scoreReason(instance, now);
    if (reason !== null || instance.winningTeam === null) return reason;
    const fields = Object.keys(score);
    if (!scoreAgrees(instance.winningTeam, { ...NO_SCORE, ...score }))
      return { code: 'SCORE_MISMATCH', fields };
    return includesFirstHalf(instance, score) ? null : { code: 'FIRST_HALF_MORE', fields };
  },
  fields(instance, _actor, score) {
    const recorded = { ...NO_SCORE, ...score };
    const scoreDeclined = instance.scoreDeclined && isNoScore(recorded);
    return changedFields<ResultState>(instance, { ...recorded, scoreDeclined });
  },
};

export const declineScore: Transition<ResultState, { readonly scoreDeclined: true }, Partial<ResultState>> = {
  refusal: (instance, actor, _change, now) =>
    refuseUnless(actor, 'recordResult', instance.game) ?? scoreReason(instance, now),
  fields: (instance) =>
    isNoScore(instance) ? changedFields<ResultState>(instance, { scoreDeclined: true }) : {},
};

type Colours = Pick<TeamLooks, 'teamAColour' | 'teamBColour'>;

export function isSameColour(one: string, other: string): boolean {
  return one.toUpperCase() === other.toUpperCase();
}

/** Teams that already have the same colour are allowed. */
function coloursReason(stored: Colours, change: PartOf<Colours>): Reason | null {
  const { teamAColour = stored.teamAColour, teamBColour = stored.teamBColour } = change;
  if (!isSameColour(teamAColour, teamBColour)) return null;
  const fields = Object.keys(changedFields<Colours>(stored, { teamAColour, teamBColour }));
  return fields.length === 0 ? null : { code: 'SAME_COLOUR', fields };
}

interface HalfTimeState {
  readonly instance: Pick<GameInstance, 'status' | 'startDateTime' | 'winningTeam' | 'game' | 'firstHalf'>;
  readonly people: People;
}

type HalfTimeFields = Partial<Pick<GameInstance, 'firstHalf'>>;

/** Stores the goals at half-time with the line-up. A correction of the goals keeps the first line-up. Null removes both. */
export const recordHalfTime: Transition<
  HalfTimeState,
  Pick<FirstHalf, 'teamAGoals' | 'teamBGoals'> | null,
  HalfTimeFields
> = {
  refusal({ instance, people }, actor, _goals, now) {
    const reason =
      refuseUnless(actor, 'recordResult', instance.game) ??
      winnerReason(instance, now) ??
      lineUpReason(instance);
    const { teamA, teamB } = instance.firstHalf ?? lineUpOf(people);
    return reason ?? (teamA.length > 0 && teamB.length > 0 ? null : { code: 'NO_TEAMS' });
  },
  fields({ instance, people }, _actor, goals) {
    const { teamA, teamB } = instance.firstHalf ?? lineUpOf(people);
    const firstHalf = goals && { teamA: [...teamA], teamB: [...teamB], ...goals };
    return changedFields<Pick<GameInstance, 'firstHalf'>>(instance, { firstHalf });
  },
};
