import { refuseUnless } from '../access.ts';
import type { GameSummary } from '../game/game.schema.ts';
import { pauseReason } from '../game/pause.ts';
import type { GameSettings } from '../game/settings.schema.ts';
import type {
  GameInstance,
  InstanceStatus,
  Result,
  TeamLooks,
  WinningTeam,
} from '../instance/game-instance.schema.ts';
import {
  cancelledReason,
  notUpcomingReason,
  restoreReason,
  scoreReason,
  statusReason,
  winnerReason,
} from '../instance/state-rules.ts';
import { isNoScore, NO_SCORE, type Score, scoreAgrees, withWinner } from '../played/result.ts';
import { coloursReason } from '../teams/colours.ts';
import { startReason } from '../time/start.ts';
import { differing, type PartOf, type Transition } from './transition.ts';

type Planned = Pick<GameInstance, 'status' | 'startDateTime' | 'game'>;
type Called = Planned & Pick<GameInstance, 'cancelReason'>;

interface NewStatus {
  readonly status: InstanceStatus;
  /** Why it is called off, with CANCELLED alone; left out, what was said before stays. */
  readonly cancelReason?: string | undefined;
}

/**
 * Sends the invites, calls off, or brings back what was called off. Setting the status that an instance has already is let
 * through and writes nothing; of one that is off, the reason can be put right until its start.
 */
export const setStatus: Transition<Called, NewStatus, Partial<Called>> = {
  refusal: (instance, actor, change, now) =>
    refuseUnless(actor, 'editInstance', instance.game) ??
    statusReason(instance, change.status, now) ??
    ('cancelReason' in statusFields(instance, change) ? restoreReason(instance, now) : null),
  fields: (instance, _actor, change) => statusFields(instance, change),
};

/** A reason stands beside a game that is off, and nowhere else. */
function statusFields(instance: Called, { status, cancelReason }: NewStatus): Partial<Called> {
  const isStaying = status === instance.status && status !== 'CANCELLED';
  return differing<Called>(instance, {
    status,
    ...(!isStaying && { cancelReason: status === 'CANCELLED' ? cancelReason : '' }),
  });
}

type Moved = Planned & Pick<GameInstance, 'regularStart' | 'ownLocation'>;

interface Move {
  readonly startDateTime?: Date | undefined;
  /** Where this week alone is played; empty for where the game is. */
  readonly ownLocation?: string | undefined;
  /** Whether the weeks after it start as they would have without the move. */
  readonly thisWeekOnly?: boolean | undefined;
}

/**
 * Moves the start, for this week only or for all from here on, or the place for this week. When voting closes follows from
 * the start, and is for the server to write.
 */
export const reschedule: Transition<Moved, Move, Partial<Moved>> = {
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
  instance: Moved,
  { startDateTime, ownLocation, thisWeekOnly = false }: Move,
): Partial<Moved> {
  const regular = instance.regularStart ?? instance.startDateTime;
  const isBack = startDateTime?.getTime() === regular.getTime();
  return differing<Moved>(instance, {
    startDateTime,
    ownLocation,
    ...(startDateTime !== undefined && { regularStart: thisWeekOnly && !isBack ? regular : null }),
  });
}

/** Renames or recolours the teams of a game that is on. They stay to be told apart. */
export const setTeamLooks: Transition<
  Pick<GameInstance, 'status' | 'game'> & TeamLooks,
  PartOf<TeamLooks>,
  Partial<TeamLooks>
> = {
  refusal: (instance, actor, looks) =>
    refuseUnless(actor, 'editInstance', instance.game) ??
    cancelledReason(instance) ??
    coloursReason(instance, looks),
  fields: (instance, _actor, looks) => differing<TeamLooks>(instance, looks),
};

/** Changes what a game has in common for all its instances. */
export const changeSettings: Transition<GameSummary, PartOf<GameSettings>, Partial<GameSettings>> = {
  refusal(game, actor, settings, now) {
    const { pausedUntil } = differing<GameSettings>(game, settings);
    return refuseUnless(actor, 'editGame', game) ?? (pausedUntil ? pauseReason(pausedUntil, now) : null);
  },
  fields: (game, _actor, settings) => differing<GameSettings>(game, settings),
};

type Played = Pick<GameInstance, 'status' | 'startDateTime' | 'game' | 'scoreDeclined'> & Result;

/** Records or corrects the winner; a score that no longer agrees is cleared. */
export const recordWinner: Transition<Played, { readonly winningTeam: WinningTeam }, Partial<Result>> = {
  refusal: (instance, actor, _change, now) =>
    refuseUnless(actor, 'recordResult', instance.game) ?? winnerReason(instance, now),
  fields: (instance, _actor, { winningTeam }) =>
    differing<Result>(instance, withWinner(instance, winningTeam)),
};

/** Records a margin or both goals; the other is cleared. */
export const recordScore: Transition<Played, Partial<Score>, Partial<Played>> = {
  refusal(instance, actor, score, now) {
    const reason = refuseUnless(actor, 'recordResult', instance.game) ?? scoreReason(instance, now);
    if (reason !== null || instance.winningTeam === null) return reason;
    if (scoreAgrees(instance.winningTeam, { ...NO_SCORE, ...score })) return null;
    return { code: 'SCORE_MISMATCH', fields: Object.keys(score) };
  },
  fields(instance, _actor, score) {
    const recorded = { ...NO_SCORE, ...score };
    const scoreDeclined = instance.scoreDeclined && isNoScore(recorded);
    return differing<Played>(instance, { ...recorded, scoreDeclined });
  },
};

/** Says that there is no score to wait for. One that has been recorded stays. */
export const declineScore: Transition<Played, { readonly scoreDeclined: true }, Partial<Played>> = {
  refusal: (instance, actor, _change, now) =>
    refuseUnless(actor, 'recordResult', instance.game) ?? scoreReason(instance, now),
  fields: (instance) => (isNoScore(instance) ? differing<Played>(instance, { scoreDeclined: true }) : {}),
};
