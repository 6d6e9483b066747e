import { refuseOthersThanOrganiser } from '../access.ts';
import type { GameInstance, Result, WinningTeam } from '../instance/game-instance.schema.ts';
import { NO_SCORE, type Score, scoreAgrees, withWinner } from '../instance/score.ts';
import { scoreReason, winnerReason } from '../instance/state-rules.ts';
import { differing, type Transition } from './transition.ts';

type Played = Pick<GameInstance, 'status' | 'startDateTime' | 'game'> & Result;

/** Records or corrects the winner; a score that no longer agrees is cleared. */
export const recordWinner: Transition<Played, { readonly winningTeam: WinningTeam }, Partial<Result>> = {
  refusal: (instance, actor, _change, now) =>
    refuseOthersThanOrganiser(instance.game, actor) ?? winnerReason(instance, now),
  fields: (instance, _actor, { winningTeam }) =>
    differing<Result>(instance, withWinner(instance, winningTeam)),
};

/** Records a margin or both goals; the other is cleared. */
export const recordScore: Transition<Played, Partial<Score>, Partial<Result>> = {
  refusal(instance, actor, score, now) {
    const reason = refuseOthersThanOrganiser(instance.game, actor) ?? scoreReason(instance, now);
    if (reason !== null || instance.winningTeam === null) return reason;
    if (scoreAgrees(instance.winningTeam, { ...NO_SCORE, ...score })) return null;
    return { code: 'SCORE_MISMATCH', fields: Object.keys(score) };
  },
  fields: (instance, _actor, score) => differing<Result>(instance, { ...NO_SCORE, ...score }),
};
