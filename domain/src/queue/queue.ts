import type { GameSummary } from '../game/game.schema.ts';
import type { Uid } from '../ids.ts';
import type { PlayerInstance } from '../instance/player-instance.schema.ts';
import { compareNames } from '../text.ts';
import type { LateQueue } from './late-queue.schema.ts';

export interface Queue<P> {
  /** Who has a spot, by time of reply; late in the day, in the order in which they got it. */
  readonly playing: readonly P[];
  /** Who said yes after the spots were gone; the first is next in. */
  readonly reserves: readonly P[];
}

type QueueReply = Pick<PlayerInstance, 'uid' | 'name' | 'status' | 'repliedAt'>;

/** What of an instance decides who has a spot. */
export interface Spots {
  readonly game: Pick<GameSummary, 'numberOfPlayers'> & Partial<Pick<GameSummary, 'reserveOffers'>>;
  /** Null or left out until three hours before the start. */
  readonly lateQueue?: LateQueue | null;
}

export type Replier = Pick<
  PlayerInstance,
  'uid' | 'status' | 'repliedAt' | 'acceptedAt' | 'answeredBy' | 'broughtBy' | 'team'
>;

/**
 * Who of those who said yes has a spot, and who waits: the first `numberOfPlayers` by time of reply are in. A yes without
 * a time, which only an organiser's correction leaves behind, comes last; equal times go by uid.
 *
 * From three hours before the start on, whoever is in stays in, and nobody else is in who did not say so since: a reserve
 * who was asked and says yes once more, or whoever says yes and finds a spot that nobody before them is being asked for.
 * @param hasHadTurn whether a reserve who was asked at that moment has let the time for an answer pass. Where it is left
 * out, nobody has, as on a screen: the server knows better, and soon says so
 */
export function toQueue<P extends Replier>(
  people: readonly P[],
  { game, lateQueue = null }: Spots,
  hasHadTurn: (askedAt: Date) => boolean = () => false,
): Queue<P> {
  const { numberOfPlayers, reserveOffers = 'IN_TURN' } = game;
  const queue = people.filter((person) => person.status === 'PLAYING').toSorted(byReply);
  if (lateQueue === null)
    return { playing: queue.slice(0, numberOfPlayers), reserves: queue.slice(numberOfPlayers) };
  const seated = lateQueue.playing.flatMap((uid) => queue.filter((person) => person.uid === uid));
  const playing = seated.slice(0, numberOfPlayers);
  const waits = (person: P) => !playing.includes(person);
  const isFree = () => freeSpots({ playing, reserves: queue.filter(waits) }, numberOfPlayers) > 0;
  /** Whether so many are being asked, or are still to be asked, before them that no free spot is left. */
  const isBeforeTurn = (person: P) => {
    const before = queue.slice(0, queue.indexOf(person)).filter(waits).filter(isInNoTeam);
    const expected = before.filter(({ uid }) => {
      const askedAt = lateQueue.offers[uid];
      return askedAt === undefined || !hasHadTurn(askedAt);
    });
    return expected.length >= freeSpots({ playing, reserves: queue.filter(waits) }, numberOfPlayers);
  };
  const saidYes = queue
    .filter((person) => waits(person) && saysYesAnew(person, lateQueue))
    .toSorted((a, b) => yesTime(a) - yesTime(b));
  for (const person of saidYes) {
    const mayHaveIt =
      reserveOffers === 'AT_ONCE' ||
      person.uid in lateQueue.offers ||
      isAcceptedByOrganiser(person) ||
      !isBeforeTurn(person);
    if (isFree() && mayHaveIt) playing.push(person);
  }
  return { playing, reserves: queue.filter(waits) };
}

/** How many spots nobody has, be it by their reply or by the team that an organiser put them into. */
export function freeSpots(
  { playing, reserves }: Queue<Pick<PlayerInstance, 'team'>>,
  numberOfPlayers: number,
): number {
  const inTeams = reserves.filter((person) => !isInNoTeam(person)).length;
  return Math.max(0, numberOfPlayers - playing.length - inTeams);
}

/** When somebody last said yes: by their reply, or by saying that they can still make it. */
export function yesAt({ repliedAt, acceptedAt = null }: Replier): Date | null {
  return acceptedAt && (repliedAt === null || acceptedAt > repliedAt) ? acceptedAt : repliedAt;
}

/** Whether a yes has been given since the one that found no spot. */
function saysYesAnew(person: Replier, { reserves }: LateQueue): boolean {
  const heardAt = reserves[person.uid];
  return heardAt === undefined || yesTime(person) > heardAt.getTime();
}

function yesTime(person: Replier): number {
  return yesAt(person)?.getTime() ?? 0;
}

/** Whether an organiser has asked a reserve themselves, who then need not wait for their turn. */
function isAcceptedByOrganiser(person: Replier): boolean {
  const { repliedAt, answeredBy = null, broughtBy = null } = person;
  return answeredBy !== null && answeredBy !== broughtBy && yesAt(person) !== repliedAt;
}

/**
 * The queue as it is shown once teams are picked: a reserve whom the organiser put into a team plays, and does not wait.
 * Nobody loses a spot by that, so more may play than there are spots.
 */
export function withTeams<P extends Replier>(queue: Queue<P>): Queue<P> {
  return {
    playing: [...queue.playing, ...queue.reserves.filter((person) => !isInNoTeam(person))],
    reserves: queue.reserves.filter(isInNoTeam),
  };
}

/** A reserve's position in the queue, 1 being next in; null for everybody else. */
export function positionInQueue(queue: Queue<Replier>, uid: Uid): number | null {
  const at = queue.reserves.findIndex((person) => person.uid === uid);
  return at < 0 ? null : at + 1;
}

/** The order of people in lists: yes by time of reply, then no by name, then no reply by name. */
export function compareReplies(a: QueueReply, b: QueueReply): number {
  const rank = ({ status }: QueueReply) => ['PLAYING', 'NOT_PLAYING', 'UNANSWERED'].indexOf(status);
  const [first, second] = [rank(a), rank(b)];
  return first - second || (first === 0 ? replyTime(a) - replyTime(b) : 0) || compareNames(a, b);
}

function isInNoTeam({ team }: Pick<PlayerInstance, 'team'>): boolean {
  return team === 'NO_TEAM';
}

function byReply(a: Replier, b: Replier): number {
  return replyTime(a) - replyTime(b) || (a.uid < b.uid ? -1 : 1);
}

function replyTime(person: Pick<PlayerInstance, 'repliedAt'>): number {
  return person.repliedAt?.getTime() ?? Number.MAX_SAFE_INTEGER;
}
