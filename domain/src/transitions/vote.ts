import { type Actor, refuseUnlessOneself } from '../access.ts';
import type { Uid } from '../ids.ts';
import type { GameInstance } from '../instance/game-instance.schema.ts';
import type { MotmBallot, People } from '../instance/player-instance.schema.ts';
import { ballotReason, candidatesReason, votingReason } from '../instance/state-rules.ts';
import { motmCandidates } from '../played/motm-count.ts';
import type { Spots } from '../queue/queue.ts';
import type { Reason } from '../reasons.ts';
import type { Transition } from './transition.ts';

export interface BallotState {
  readonly instance: Pick<GameInstance, 'status' | 'startDateTime' | 'motmClosesAt' | 'game'> &
    Pick<Spots, 'lateQueue'>;
  readonly people: People;
  readonly uid: Uid;
  readonly ballot: Pick<MotmBallot, 'votes'> | null;
}

export const vote: Transition<BallotState, Pick<MotmBallot, 'votes'>, MotmBallot | null> = {
  refusal: (state, actor, { votes }, now) =>
    ownBallotReason(state, actor) ??
    voterReason(state, actor, now) ??
    ballotReason(votes, state.uid, motmCandidates(state.people, state.instance)),

  fields({ ballot }, _actor, { votes }, now) {
    const isRepeated =
      ballot?.votes.length === votes.length && votes.every((uid) => ballot.votes.includes(uid));
    return isRepeated ? null : { votes: [...votes], castAt: now };
  },
};

/** Returns why someone may not vote. Checks for an account last, because a guest can still register. */
export function voterReason(
  { instance, people, uid }: Omit<BallotState, 'ballot'>,
  { isGuest }: Actor,
  now: Date,
): Reason | null {
  const reason = votingReason(instance, now);
  if (reason !== null) return reason;
  const candidates = motmCandidates(people, instance);
  const own = candidates.find((person) => person.uid === uid);
  if (own === undefined) return { code: 'VOTERS_PLAYING' };
  // A guest sign-in that was merged into an account votes on behalf of the account.
  return isGuest && own.isGuest ? { code: 'VOTERS_REGISTERED' } : candidatesReason(candidates);
}

function ownBallotReason({ people, uid }: BallotState, actor: Actor): Reason | null {
  return people.some((person) => person.uid === uid) ? refuseUnlessOneself(uid, actor) : { code: 'NO_PLACE' };
}
