import type { PlayerInstance } from './player-instance.schema.ts';

export interface Queue<P> {
  /** Who has a spot, by time of reply. */
  readonly playing: readonly P[];
  /** Who said yes after the spots were gone; the first is next in. */
  readonly reserves: readonly P[];
}

type Candidate = Pick<PlayerInstance, 'uid' | 'status' | 'repliedAt'>;

/**
 * Who of those who said yes has a spot, and who waits: the first `numberOfPlayers` by time of reply are in.
 * A yes without a time, which only an organiser's correction leaves behind, comes last; equal times go by uid.
 */
export function toQueue<P extends Candidate>(people: readonly P[], numberOfPlayers: number): Queue<P> {
  const queue = people.filter((person) => person.status === 'PLAYING').toSorted(byReply);
  return { playing: queue.slice(0, numberOfPlayers), reserves: queue.slice(numberOfPlayers) };
}

/**
 * The queue as it is shown once teams are picked: a reserve whom the organiser put into a team plays, and does not wait.
 * Nobody loses a spot by that, so more may play than there are spots.
 */
export function withTeams<P extends Candidate & Pick<PlayerInstance, 'team'>>(queue: Queue<P>): Queue<P> {
  const isInTeam = ({ team }: P) => team !== 'NO_TEAM';
  return {
    playing: [...queue.playing, ...queue.reserves.filter(isInTeam)],
    reserves: queue.reserves.filter((person) => !isInTeam(person)),
  };
}

/** A reserve's position in the queue, 1 being next in; null for everybody else. */
export function positionInQueue(queue: Queue<Candidate>, uid: string): number | null {
  const at = queue.reserves.findIndex((person) => person.uid === uid);
  return at < 0 ? null : at + 1;
}

function byReply(a: Candidate, b: Candidate): number {
  return replyTime(a) - replyTime(b) || (a.uid < b.uid ? -1 : 1);
}

function replyTime(person: Candidate): number {
  return person.repliedAt?.getTime() ?? Number.MAX_SAFE_INTEGER;
}
