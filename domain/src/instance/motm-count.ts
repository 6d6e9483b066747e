import type { GameInstance, MotmAward } from './game-instance.schema.ts';
import type { Handled } from './instance-jobs.schema.ts';
import { picksNeeded } from './motm-ballot.schema.ts';
import type { PlayerInstance } from './player-instance.schema.ts';
import { votingReason } from './state-rules.ts';

/** One voter's picks. */
export interface CastBallot {
  readonly uid: string;
  readonly votes: readonly string[];
}

/** What a count of the votes comes to. */
export interface MotmCount {
  /** Votes by uid, of everyone with a place. */
  readonly votes: ReadonlyMap<string, number>;
  /** Whoever has the most; ties share, and without a vote nobody is awarded. */
  readonly awards: readonly MotmAward[];
}

/** Whether a person may vote: registered, and played with somebody else. */
export function isEntitledToVote(person: PlayerInstance, people: readonly PlayerInstance[]): boolean {
  return !person.isGuest && isPlaying(person) && picksNeeded(people.filter(isPlaying).length) > 0;
}

/** Who may vote for player of the match now; nobody while there is no vote, or it is over. */
export function votersOf(
  instance: GameInstance,
  handled: Pick<Handled, 'motm'>,
  people: readonly PlayerInstance[],
  now: Date,
): string[] {
  if (handled.motm || votingReason(instance, now) !== null) return [];
  return people.filter((person) => isEntitledToVote(person, people)).map(({ uid }) => uid);
}

/** Whether everybody entitled has voted, and so nothing is left to wait for. Where nobody is, voting just ends. */
export function haveAllVoted(people: readonly PlayerInstance[], ballots: readonly CastBallot[]): boolean {
  const voted = new Set(ballots.map(({ uid }) => uid));
  const entitled = people.filter((person) => isEntitledToVote(person, people));
  return entitled.length > 0 && entitled.every(({ uid }) => voted.has(uid));
}

/**
 * Counts the votes by who played as it stands now: of somebody who was found not to have played, neither the ballot nor
 * the votes for them count.
 */
export function countVotes(people: readonly PlayerInstance[], ballots: readonly CastBallot[]): MotmCount {
  const playing = new Set(people.filter(isPlaying).map(({ uid }) => uid));
  const picks = ballots
    .filter(({ uid }) => playing.has(uid))
    .flatMap(({ uid, votes }) => votes.filter((pick) => playing.has(pick) && pick !== uid));
  const votes = new Map(people.map(({ uid }) => [uid, picks.filter((pick) => pick === uid).length]));
  const most = Math.max(0, ...votes.values());
  const awards = people
    .filter(({ uid }) => most > 0 && votes.get(uid) === most)
    .map(({ uid, name }) => ({ uid, name, votes: most }))
    .toSorted((a, b) => (a.uid < b.uid ? -1 : 1));
  return { votes, awards };
}

function isPlaying({ status }: PlayerInstance): boolean {
  return status === 'PLAYING';
}
