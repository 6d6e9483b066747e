import type { GameSummary } from '../game/game.schema.ts';
import type { Uid } from '../ids.ts';
import type { PlayerInstance, ReplyCondition } from '../instance/player-instance.schema.ts';
import { compareNames } from '../text.ts';
import type { LateQueue, QueueOrder } from './queue.schema.ts';

export interface Queue<P> {
  /** People with a spot, by time of reply. In the late queue, by the time of getting the spot. */
  readonly playing: readonly P[];
  readonly reserves: readonly P[];
}

type QueueReply = Pick<PlayerInstance, 'uid' | 'name' | 'status' | 'repliedAt'>;

export interface Spots {
  readonly game: Pick<GameSummary, 'numberOfPlayers'> & Partial<Pick<GameSummary, 'reserveOffers'>>;
  readonly lateQueue?: LateQueue | null;
  readonly queueOrder?: QueueOrder | null;
}

export type Replier = Pick<
  PlayerInstance,
  'uid' | 'status' | 'repliedAt' | 'acceptedAt' | 'answeredBy' | 'broughtBy' | 'team' | 'condition' | 'spot'
>;

/**
 * Splits the yes replies into players and reserves. The only function that decides who is in: people in a team, people
 * with a given spot, and the first `numberOfPlayers` of the queue. A person in a team takes the last of these spots. A
 * given spot adds one. People whose condition does not hold are reserves.
 *
 * In the late queue, conditions no longer count, and players keep their spots. A reserve who says yes again gets a free
 * spot if the reserve has an offer, or if no earlier reserve can claim the spot. With `AT_ONCE`, or if an organiser
 * accepts, no turn is needed.
 * @param hasHadTurn returns true if the turn of an offer made at `askedAt` has ended. Screens use the default,
 * because only the server ends turns
 */
export function toQueue<P extends Replier>(
  people: readonly P[],
  spots: Spots,
  hasHadTurn: (askedAt: Date) => boolean = () => false,
): Queue<P> {
  const { game, lateQueue = null } = spots;
  const { numberOfPlayers, reserveOffers = 'IN_TURN' } = game;
  const queue = inQueueOrder(people, spots);
  const first = queue.filter(takesSpot);
  const rest = queue.filter((person) => !takesSpot(person));
  if (lateQueue === null) {
    const settled = settleQueue({ playing: first, reserves: rest }, numberOfPlayers);
    return split(queue, settled.playing);
  }
  const withSpot = lateQueue.playing.flatMap((uid) => rest.filter((person) => person.uid === uid));
  const kept = [...first, ...withSpot].filter((person, at) => at < numberOfPlayers || isSeated(person));
  const playing = [...kept, ...rest.filter((person) => isGiven(person) && !kept.includes(person))];
  const isReserve = (person: P) => !playing.includes(person);
  const countFree = () => freeSpots({ playing }, numberOfPlayers);
  const mustWaitForTurn = (person: P) => {
    const before = queue.slice(0, queue.indexOf(person)).filter(isReserve);
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
  const known = (person: P) => lateQueue.playing.indexOf(person.uid);
  const inOrder = playing.filter((person) => known(person) >= 0).toSorted((a, b) => known(a) - known(b));
  return {
    playing: [...inOrder, ...playing.filter((person) => known(person) < 0)],
    reserves: queue.filter(isReserve),
  };
}

function split<P>(queue: readonly P[], playing: readonly P[]): Queue<P> {
  const isIn = new Set(playing);
  return {
    playing: queue.filter((each) => isIn.has(each)),
    reserves: queue.filter((each) => !isIn.has(each)),
  };
}

/** Gives free spots to the reserves whose conditions hold. Players keep their spots, whatever their conditions are. */
export function settleQueue<P extends Replier>(queue: Queue<P>, numberOfPlayers: number): Queue<P> {
  const people = [
    ...queue.playing.map(({ uid }) => ({ uid, condition: null })),
    ...queue.reserves.map((person) => ({ uid: person.uid, condition: conditionOf(person, numberOfPlayers) })),
  ];
  const withSpot = new Set(settleConditions(people, { numberOfPlayers }));
  const isIn = (person: P) => withSpot.has(person.uid) || isGiven(person);
  return {
    playing: [...queue.playing, ...queue.reserves.filter(isIn)],
    reserves: queue.reserves.filter((person) => !isIn(person)),
  };
}

/** Returns null for a person in a team or with a given spot, because an organiser decided that this person plays. */
function conditionOf(person: Replier, numberOfPlayers: number): ReplyCondition | null {
  const { condition = null } = person;
  if (condition === null || isSeated(person)) return null;
  const { minPlayers } = condition;
  // The number of spots can be lowered below the minimum. Then a full game is enough.
  return { ...condition, minPlayers: minPlayers && Math.min(minPlayers, numberOfPlayers) };
}

/** Returns the yes replies: people who play only as a reserve come last, the others as `queueOrder` says or by time. */
export function inQueueOrder<P extends Replier>(
  people: readonly P[],
  { queueOrder = null }: Pick<Spots, 'queueOrder'>,
): P[] {
  const queue = people.filter((person) => person.status === 'PLAYING').toSorted(compareReplyTimes);
  if (queueOrder === null) return queue;
  const { uids, setAt } = queueOrder;
  const isListed = ({ uid, repliedAt }: P) =>
    uids.includes(uid) && (repliedAt === null || repliedAt <= setAt);
  const listed = queue.filter(isListed).toSorted((a, b) => uids.indexOf(a.uid) - uids.indexOf(b.uid));
  // Listed people keep the positions of all listed people, so that people with a later reply stay behind them.
  return queue
    .map((person) => (isListed(person) ? (listed.shift() ?? person) : person))
    .toSorted((a, b) => isReserveOnly(a) - isReserveOnly(b));
}

/** Returns the reserves who would play if more people did. All other reserves wait for a spot. */
export function waitingForPlayers<P extends Replier>(
  queue: Queue<P>,
  { game, lateQueue = null }: Spots,
): readonly P[] {
  return lateQueue === null && freeSpots(queue, game.numberOfPlayers) > 0 ? queue.reserves : [];
}

export function freeSpots({ playing }: Pick<Queue<unknown>, 'playing'>, numberOfPlayers: number): number {
  return Math.max(0, numberOfPlayers - playing.length);
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

export function isInTeam({ status, team }: Pick<PlayerInstance, 'status' | 'team'>): boolean {
  return status === 'PLAYING' && team !== 'NO_TEAM';
}

export function isGiven({ spot = null }: Pick<PlayerInstance, 'spot'>): boolean {
  return spot === 'GIVEN';
}

/** True if an organiser decided that the person plays. */
function isSeated(person: Replier): boolean {
  return isInTeam(person) || isGiven(person);
}

/** A person in a team takes the spot of someone else. A given spot is an additional one. */
function takesSpot(person: Replier): boolean {
  return isInTeam(person) && !isGiven(person);
}

/** People who play only as a reserve come last. */
export function compareReplyTimes(a: Replier, b: Replier): number {
  return isReserveOnly(a) - isReserveOnly(b) || replyTime(a) - replyTime(b) || (a.uid < b.uid ? -1 : 1);
}

function isReserveOnly(person: Replier): number {
  return Number(person.condition?.reserveOnly === true && !isSeated(person));
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
