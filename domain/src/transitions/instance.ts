import { refuseOthersThanOrganiser } from '../access.ts';
import type { GameSettings, GameSummary } from '../game/game.schema.ts';
import type {
  GameInstance,
  InstanceStatus,
  Result,
  TeamLooks,
  WinningTeam,
} from '../instance/game-instance.schema.ts';
import { isNoScore, NO_SCORE, type Score, scoreAgrees, withWinner } from '../instance/result.ts';
import {
  aheadReason,
  cancelledReason,
  scoreReason,
  statusReason,
  winnerReason,
} from '../instance/state-rules.ts';
import { coloursReason } from '../teams/colours.ts';
import { startReason } from '../time/start.ts';
import { differing, type PartOf, type Transition } from './transition.ts';

type Planned = Pick<GameInstance, 'status' | 'startDateTime' | 'game'>;

/** Sends the invites, or cancels. Setting the status that an instance has already is let through and writes nothing. */
export const setStatus: Transition<
  Planned,
  { readonly status: InstanceStatus },
  Pick<Partial<Planned>, 'status'>
> = {
  refusal: (instance, actor, { status }, now) =>
    refuseOthersThanOrganiser(instance.game, actor) ?? statusReason(instance, status, now),
  fields: (instance, _actor, { status }) => differing(instance, { status }),
};

/** Moves the start. When voting closes follows from the start, and is for the server to write. */
export const reschedule: Transition<
  Planned,
  { readonly startDateTime: Date },
  Pick<Partial<Planned>, 'startDateTime'>
> = {
  refusal(instance, actor, { startDateTime }, now) {
    const reason = refuseOthersThanOrganiser(instance.game, actor);
    if (reason !== null || startDateTime.getTime() === instance.startDateTime.getTime()) return reason;
    return aheadReason(instance, now) ?? startReason(startDateTime, now);
  },
  fields: (instance, _actor, { startDateTime }) => differing(instance, { startDateTime }),
};

/** Renames or recolours the teams of a game that is on. They stay to be told apart. */
export const setTeamLooks: Transition<
  Pick<GameInstance, 'status' | 'game'> & TeamLooks,
  PartOf<TeamLooks>,
  Partial<TeamLooks>
> = {
  refusal: (instance, actor, looks) =>
    refuseOthersThanOrganiser(instance.game, actor) ??
    cancelledReason(instance) ??
    coloursReason(instance, looks),
  fields: (instance, _actor, looks) => differing<TeamLooks>(instance, looks),
};

/** Changes what a game has in common for all its instances. */
export const changeSettings: Transition<GameSummary, PartOf<GameSettings>, Partial<GameSettings>> = {
  refusal: (game, actor) => refuseOthersThanOrganiser(game, actor),
  fields: (game, _actor, settings) => differing<GameSettings>(game, settings),
};

type Played = Pick<GameInstance, 'status' | 'startDateTime' | 'game' | 'scoreDeclined'> & Result;

/** Records or corrects the winner; a score that no longer agrees is cleared. */
export const recordWinner: Transition<Played, { readonly winningTeam: WinningTeam }, Partial<Result>> = {
  refusal: (instance, actor, _change, now) =>
    refuseOthersThanOrganiser(instance.game, actor) ?? winnerReason(instance, now),
  fields: (instance, _actor, { winningTeam }) =>
    differing<Result>(instance, withWinner(instance, winningTeam)),
};

/** Records a margin or both goals; the other is cleared. */
export const recordScore: Transition<Played, Partial<Score>, Partial<Played>> = {
  refusal(instance, actor, score, now) {
    const reason = refuseOthersThanOrganiser(instance.game, actor) ?? scoreReason(instance, now);
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
    refuseOthersThanOrganiser(instance.game, actor) ?? scoreReason(instance, now),
  fields: (instance) => (isNoScore(instance) ? differing<Played>(instance, { scoreDeclined: true }) : {}),
};
