import { type Actor, refuseOthersThan } from '../access.ts';
import type { GameInstance } from '../instance/game-instance.schema.ts';
import type { MotmBallot } from '../instance/motm-ballot.schema.ts';
import type { PlayerInstance } from '../instance/player-instance.schema.ts';
import { ballotReason, votingReason } from '../instance/state-rules.ts';
import type { Reason } from '../reasons.ts';
import type { Transition } from './transition.ts';

/** One person's ballot, and everything that decides whether it may be cast. */
export interface BallotState {
  readonly instance: Pick<GameInstance, 'status' | 'startDateTime' | 'motmClosesAt' | 'game'>;
  /** Everyone with a place in the instance. */
  readonly people: readonly PlayerInstance[];
  /** Whose ballot. */
  readonly uid: string;
  /** The ballot as it is stored; null before the first vote. */
  readonly ballot: Pick<MotmBallot, 'votes'> | null;
}

/** Casts a ballot, in place of the one before it. Null: the same picks once more write nothing. */
export const vote: Transition<BallotState, Pick<MotmBallot, 'votes'>, MotmBallot | null> = {
  refusal: (state, actor, { votes }, now) =>
    voterReason(state, actor) ??
    votingReason(state.instance, now) ??
    ballotReason(votes, state.uid, state.people),

  fields({ ballot }, _actor, { votes }, now) {
    const isRepeated =
      ballot?.votes.length === votes.length && votes.every((uid) => ballot.votes.includes(uid));
    return isRepeated ? null : { votes: [...votes], castAt: now };
  },
};

/** Why the actor has no vote, whatever the time. */
function voterReason({ people, uid }: BallotState, actor: Actor): Reason | null {
  const place = people.find((person) => person.uid === uid);
  if (place === undefined) return { code: 'NO_PLACE' };
  const reason = refuseOthersThan(uid, actor);
  if (reason !== null) return reason;
  if (actor.isGuest) return { code: 'VOTERS_REGISTERED' };
  return place.status === 'PLAYING' ? null : { code: 'VOTERS_PLAYING' };
}
