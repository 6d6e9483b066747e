import type { GameSummary } from '../game/game.schema.ts';
import type { Uid } from '../ids.ts';
import type { PlayerInstance, ReplyCondition } from '../instance/player-instance.schema.ts';
import { compareNames } from '../text.ts';
import type { LateQueue } from './queue.schema.ts';

export interface Queue<P> {
  /** People with a spot, by time of reply. In the late queue, by the time of getting the spot. */
  readonly playing: readonly P[];
  readonly reserves: readonly P[];
}

type WithTeam = Pick<PlayerInstance, 'team'>;
type QueueReply = Pick<PlayerInstance, 'uid' | 'name' | 'status' | 'repliedAt'>;

export interface Spots {
  readonly game: Pick<GameSummary, 'numberOfPlayers'> & Partial<Pick<GameSummary, 'reserveOffers'>>;
  readonly lateQueue?: LateQueue | null;
}

export type Replier = Pick<
  PlayerInstance,
  'uid' | 'status' | 'repliedAt' | 'acceptedAt' | 'answeredBy' | 'broughtBy' | 'team' | 'condition'
>;

/**
 * Splits the yes replies into players and reserves by reply time, then uid. A yes without a time comes last. People whose
 * condition does not hold are reserves.
 *
 * In the late queue, conditions no longer count, and players keep their spots. A reserve who says yes again gets a free
 * spot if the reserve has an offer, or if no earlier reserve can claim the spot. With `AT_ONCE`, or if an organiser
 * accepts, no turn is needed.
 * @param hasHadTurn returns true if the turn of an offer made at `askedAt` has ended. Screens use the default,
 * because only the server ends turns
 */
export function toQueue<P extends Replier>(
  people: readonly P[],
  { game, lateQueue = null }: Spots,
  hasHadTurn: (askedAt: Date) => boolean = () => false,
): Queue<P> {
  const { numberOfPlayers, reserveOffers = 'IN_TURN' } = game;
  const queue = people.filter((person) => person.status === 'PLAYING').toSorted(compareReplyTimes);
  if (lateQueue === null) return settleQueue({ playing: [], reserves: queue }, numberOfPlayers);
  const withSpot = lateQueue.playing.flatMap((uid) => queue.filter((person) => person.uid === uid));
  const playing = withSpot.slice(0, numberOfPlayers);
  const isReserve = (person: P) => !playing.includes(person);
  const countFree = () => freeSpots({ playing, reserves: queue.filter(isReserve) }, numberOfPlayers);
  const mustWaitForTurn = (person: P) => {
    const before = queue.slice(0, queue.indexOf(person)).filter(isReserve).filter(isInNoTeam);
    const claimants = before.filter(({ uid }) => {
      const askedAt = lateQueue.offers[uid];
      return askedAt === undefined || !hasHadTurn(askedAt);
    });
    return claimants.length >= countFree();
  };
  const peopleWithNewYes = queue
    .filter((person) => isReserve(person) && saysYesAgain(person, lateQueue))
    .toSorted((a, b) => yesTime(a) - yesTime(b));
  for (const person of peopleWithNewYes) {
    const mayTakeSpot =
      reserveOffers === 'AT_ONCE' ||
      person.uid in lateQueue.offers ||
      isAcceptedByOrganiser(person) ||
      !mustWaitForTurn(person);
    if (countFree() > 0 && mayTakeSpot) playing.push(person);
  }
  return { playing, reserves: queue.filter(isReserve) };
}

/** Gives free spots to the reserves whose conditions hold. Players keep their spots, whatever their conditions are. */
export function settleQueue<P extends Replier>(queue: Queue<P>, numberOfPlayers: number): Queue<P> {
  const people = [
    ...queue.playing.map(({ uid }) => ({ uid, condition: null })),
    ...queue.reserves.map((person) => ({ uid: person.uid, condition: conditionOf(person, numberOfPlayers) })),
  ];
  const withSpot = new Set(settleConditions(people, { numberOfPlayers }));
  return {
    playing: [...queue.playing, ...queue.reserves.filter(({ uid }) => withSpot.has(uid))],
    reserves: queue.reserves.filter(({ uid }) => !withSpot.has(uid)),
  };
}

/** Returns null for a person in a team, because an organiser decided that this person plays. */
function conditionOf(person: Replier, numberOfPlayers: number): ReplyCondition | null {
  const { condition = null } = person;
  if (condition === null || !isInNoTeam(person)) return null;
  const { minPlayers } = condition;
  // The number of spots can be lowered below the minimum. Then a full game is enough.
  return { ...condition, minPlayers: minPlayers && Math.min(minPlayers, numberOfPlayers) };
}

/** Returns the reserves who would play if more people did. All other reserves wait for a spot. */
export function waitingForPlayers<P extends Replier>(
  queue: Queue<P>,
  { game, lateQueue = null }: Spots,
): readonly P[] {
  return lateQueue === null && freeSpots(queue, game.numberOfPlayers) > 0 ? queue.reserves : [];
}

export function freeSpots({ playing, reserves }: Queue<WithTeam>, numberOfPlayers: number): number {
  const inTeams = reserves.filter((person) => !isInNoTeam(person)).length;
  return Math.max(0, numberOfPlayers - playing.length - inTeams);
}

export function lastYesAt({ repliedAt, acceptedAt = null }: Replier): Date | null {
  return acceptedAt && (repliedAt === null || acceptedAt > repliedAt) ? acceptedAt : repliedAt;
}

function saysYesAgain(person: Replier, { reserves }: LateQueue): boolean {
  const previousYesAt = reserves[person.uid];
  return previousYesAt === undefined || yesTime(person) > previousYesAt.getTime();
}

function yesTime(person: Replier): number {
  return lastYesAt(person)?.getTime() ?? 0;
}

/** True if an organiser accepted the spot for a reserve. The reserve then gets the spot without a turn. */
function isAcceptedByOrganiser(person: Replier): boolean {
  const { repliedAt, answeredBy = null, broughtBy = null } = person;
  return answeredBy !== null && answeredBy !== broughtBy && lastYesAt(person) !== repliedAt;
}

/**
 * Returns the queue with reserves in a team as players. Players keep their spots, so there can be more players than
 * spots.
 */
export function withTeams<P extends Replier>(queue: Queue<P>): Queue<P> {
  return {
    playing: [...queue.playing, ...queue.reserves.filter((person) => !isInNoTeam(person))],
    reserves: queue.reserves.filter(isInNoTeam),
  };
}

export function positionAmongReserves(queue: Queue<Replier>, uid: Uid): number | null {
  const at = queue.reserves.findIndex((person) => person.uid === uid);
  return at < 0 ? null : at + 1;
}

/** Sorts yes by time of reply, then no by name, then unanswered by name. */
export function compareReplies(a: QueueReply, b: QueueReply): number {
  const rank = ({ status }: QueueReply) => ['PLAYING', 'NOT_PLAYING', 'UNANSWERED'].indexOf(status);
  const [first, second] = [rank(a), rank(b)];
  return first - second || (first === 0 ? replyTime(a) - replyTime(b) : 0) || compareNames(a, b);
}

function isInNoTeam({ team }: WithTeam): boolean {
  return team === 'NO_TEAM';
}

export function isInTeam({ status, team }: Pick<PlayerInstance, 'status' | 'team'>): boolean {
  return status === 'PLAYING' && team !== 'NO_TEAM';
}

/** People who play only as a reserve come last. */
export function compareReplyTimes(a: Replier, b: Replier): number {
  return isReserveOnly(a) - isReserveOnly(b) || replyTime(a) - replyTime(b) || (a.uid < b.uid ? -1 : 1);
}

function isReserveOnly(person: Replier): number {
  return Number(person.condition?.reserveOnly === true && isInNoTeam(person));
}

function replyTime(person: Pick<PlayerInstance, 'repliedAt'>): number {
  return person.repliedAt?.getTime() ?? Number.MAX_SAFE_INTEGER;
}

export interface ConditionalYes {
  readonly uid: Uid;
  readonly condition: Pick<ReplyCondition, 'minPlayers' | 'reserveOnly'> | null;
}

/**
 * Returns the uids with a spot, in their order: the largest group of players whose conditions all hold.
 * @param people all yes replies in the order of their times. People who play only as a reserve come after all others.
 */
export function settleConditions(
  people: readonly ConditionalYes[],
  { numberOfPlayers }: { readonly numberOfPlayers: number },
): Uid[] {
  const isReserveOnly = ({ condition }: ConditionalYes) => condition?.reserveOnly === true;
  const queue = [...people.filter((person) => !isReserveOnly(person)), ...people.filter(isReserveOnly)];
  for (let players = Math.min(numberOfPlayers, queue.length); players > 0; players -= 1) {
    const accepting = queue.filter(({ condition }) => (condition?.minPlayers ?? 0) <= players);
    if (accepting.length >= players) return accepting.slice(0, players).map(({ uid }) => uid);
  }
  return [];
}
