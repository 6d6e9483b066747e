import { type Actor, refuseUnlessOneself } from '../access.ts';
import type { Uid } from '../ids.ts';
import type { GameInstance } from '../instance/game-instance.schema.ts';
import type { Handled } from '../instance/instance-jobs.schema.ts';
import type { MotmBallot, People } from '../instance/player-instance.schema.ts';
import { ballotReason, candidatesReason, votingReason } from '../instance/state-rules.ts';
import { picksNeeded } from '../limits.ts';
import { isInTeam, type Replier, type Spots, toQueue } from '../queue/queue.ts';
import type { Reason } from '../reasons.ts';
import type { Transition } from '../transitions/transition.ts';

export interface CastBallot {
  readonly uid: Uid;
  readonly votes: readonly string[];
}

export type MotmCount = ReturnType<typeof countVotes>;

type VoteInstance = Spots & Partial<Pick<GameInstance, 'noShows'>>;

export function motmCandidates<P extends Replier>(
  people: readonly P[],
  instance: VoteInstance,
): readonly P[] {
  const { noShows = [] } = instance;
  const inTeams = people.filter(isInTeam);
  const played = inTeams.length > 0 ? inTeams : toQueue(people, instance).playing;
  return played.filter(({ uid }) => !noShows.includes(uid));
}

function votersAmong(people: People, spots: VoteInstance): People {
  const candidates = motmCandidates(people, spots);
  return picksNeeded(candidates.length) > 0 ? candidates.filter(({ isGuest }) => !isGuest) : [];
}

export function votersOf(
  instance: GameInstance,
  handled: Pick<Handled, 'motm'>,
  people: People,
  now: Date,
): string[] {
  if (handled.motm || votingReason(instance, now) !== null) return [];
  return votersAmong(people, instance).map(({ uid }) => uid);
}

/** False without voters, so that voting stays open until its end. */
export function haveAllVoted(people: People, ballots: readonly CastBallot[], spots: VoteInstance): boolean {
  const voted = new Set(ballots.map(({ uid }) => uid));
  const voters = votersAmong(people, spots);
  return voters.length > 0 && voters.every(({ uid }) => voted.has(uid));
}

/**
 * Counts the votes that current candidates gave to other current candidates. Everyone with the most votes gets an award.
 * Without votes, no one gets an award.
 */
export function countVotes(people: People, ballots: readonly CastBallot[], spots: VoteInstance) {
  const candidates = new Set(motmCandidates(people, spots).map(({ uid }) => uid));
  const picks = ballots
    .filter(({ uid }) => candidates.has(uid))
    .flatMap(({ uid, votes }) => votes.filter((pick) => candidates.has(pick) && pick !== uid));
  const votes = new Map(people.map(({ uid }) => [uid, picks.filter((pick) => pick === uid).length]));
  const most = Math.max(0, ...votes.values());
  const awards = people
    .filter(({ uid }) => most > 0 && votes.get(uid) === most)
    .map(({ uid, name }) => ({ uid, name, votes: most }))
    .toSorted((a, b) => (a.uid < b.uid ? -1 : 1));
  return { votes, awards };
}

export interface BallotState {
  readonly instance: Pick<GameInstance, 'status' | 'startDateTime' | 'motmClosesAt' | 'game'> &
    Pick<VoteInstance, 'lateQueue' | 'noShows'>;
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
