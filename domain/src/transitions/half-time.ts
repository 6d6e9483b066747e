import { refuseUnless } from '../access.ts';
import type { FirstHalf, GameInstance } from '../instance/game-instance.schema.ts';
import type { People } from '../instance/player-instance.schema.ts';
import { lineUpReason, winnerReason } from '../instance/state-rules.ts';
import { lineUpOf } from '../teams/line-up.ts';
import { changedFields, type Transition } from './transition.ts';

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
