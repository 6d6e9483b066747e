import { type Actor, can, isOneself, refuseUnless } from '../access.ts';
import { isAddedByHand, type Uid } from '../ids.ts';
import type { GameInstance } from '../instance/game-instance.schema.ts';
import type { People, PlayerInstance, PlayerStatus, TeamOrNone } from '../instance/player-instance.schema.ts';
import { lineUpReason, notUpcomingReason } from '../instance/state-rules.ts';
import { guestCapacity, instanceCapacity, MAX_PLUS_ONES } from '../limits.ts';
import { countsAsGuest } from '../people/join-rules.ts';
import type { LateQueue, QueueOrder } from '../queue/queue.schema.ts';
import { compareReplyTimes, isGiven, lastYesAt, type Queue, toQueue } from '../queue/queue.ts';
import type { Reason } from '../reasons.ts';
import { type PlayerInstanceFields, type PlayerInstanceState, replyFields } from './reply.ts';
import type { Transition } from './transition.ts';

export interface LineUpState extends Pick<PlayerInstanceState, 'instance'> {
  readonly people: People;
}

export type TeamMoves = ReadonlyMap<string, TeamOrNone>;

/** Moves all given people to their teams, or none. A move to a team sets the reply to PLAYING. NO_TEAM keeps the reply. */
export const lineUp: Transition<LineUpState, TeamMoves, ReadonlyMap<string, PlayerInstanceFields>> = {
  refusal({ instance, people }, actor, moves) {
    const reason = refuseUnless(actor, 'editLineUp', instance.game);
    if (reason !== null) return reason;
    const known = new Set(people.map(({ uid }) => uid));
    if ([...moves.keys()].some((uid) => !known.has(uid))) return { code: 'NO_PLACE' };
    return lineUpReason(instance);
  },

  fields({ people }, actor, moves, now) {
    const written = people.map((person) => {
      const by = isOneself(actor, person.uid) ? null : actor.uid;
      return [person.uid, moveFields(person, moves.get(person.uid), now, by)] as const;
    });
    return new Map(written.filter(([, fields]) => Object.keys(fields).length > 0));
  },
};

function moveFields(
  playerInstance: PlayerInstance,
  team: TeamOrNone | undefined,
  now: Date,
  by: string | null,
): PlayerInstanceFields {
  if (team === undefined) return {};
  return {
    ...(playerInstance.team !== team && { team }),
    ...(team !== 'NO_TEAM' &&
      playerInstance.status !== 'PLAYING' &&
      replyFields(playerInstance, 'PLAYING', now, by)),
  };
}

interface NewPerson {
  readonly name: string;
  readonly status: PlayerStatus;
  readonly broughtBy: string | null;
}

/**
 * Adds someone without a sign-in. Organisers can add people until the result is in. Players can add plus-ones until
 * the start.
 */
export const addPerson: Transition<LineUpState, NewPerson, PlayerInstanceFields> = {
  refusal({ instance, people }, actor, { broughtBy: bringer }, now) {
    const isOwnPlusOne =
      bringer !== null && isOneself(actor, bringer) && !can(actor, 'managePeople', instance.game);
    const reason = isOwnPlusOne
      ? notUpcomingReason(instance, now)
      : (refuseUnless(actor, 'managePeople', instance.game) ?? lineUpReason(instance));
    if (reason !== null) return reason;
    if (people.length >= instanceCapacity(instance.game.numberOfPlayers)) return { code: 'NO_ROOM' };
    if (isOwnPlusOne && people.filter(countsAsGuest).length >= guestCapacity(instance.game))
      return { code: 'NO_ROOM_FOR_PLUS_ONES' };
    if (bringer === null) return null;
    const playerInstance = people.find(({ uid }) => uid === bringer);
    // A plus-one cannot bring another plus-one.
    if (playerInstance === undefined || (playerInstance.broughtBy ?? null) !== null)
      return { code: 'NO_PLACE' };
    return countPlusOnes(bringer, people) < MAX_PLUS_ONES ? null : { code: 'BROUGHT_ENOUGH' };
  },

  fields: (_state, actor, { name, status, broughtBy: bringer }, now) => ({
    name,
    isGuest: true,
    status,
    team: 'NO_TEAM',
    repliedAt: status === 'UNANSWERED' ? null : now,
    answeredBy: status === 'UNANSWERED' ? null : actor.uid,
    addedBy: actor.uid,
    broughtBy: bringer,
    motmVotesReceived: 0,
  }),
};

export function importReason({ instance, people }: LineUpState, actor: Actor, added: number): Reason | null {
  const reason = refuseUnless(actor, 'managePeople', instance.game) ?? lineUpReason(instance);
  if (reason !== null) return reason;
  const capacity = instanceCapacity(instance.game.numberOfPlayers);
  return people.length + added > capacity ? { code: 'NO_ROOM_FOR_LIST' } : null;
}

export const removePerson: Transition<PlayerInstanceState, null, null> = {
  refusal({ instance, uid, playerInstance }, actor, _change, now) {
    if (!isAddedByHand(uid)) return { code: 'BY_HAND_ONLY' };
    if (playerInstance === null) return { code: 'NO_PLACE' };
    if (can(actor, 'managePeople', instance.game)) return lineUpReason(instance);
    return refuseUnlessBringer(playerInstance, actor) ?? notUpcomingReason(instance, now);
  },
  fields: () => null,
};

/**
 * Changes a name in an instance. People can rename themselves and their plus-ones until the start. Organisers can
 * rename people added by hand at any time.
 */
export const renamePerson: Transition<PlayerInstanceState, { readonly name: string }, PlayerInstanceFields> =
  {
    refusal({ instance, uid, playerInstance }, actor, _change, now) {
      if (isOneself(actor, uid))
        return playerInstance === null ? { code: 'NO_PLACE' } : notUpcomingReason(instance, now);
      if (!isAddedByHand(uid)) return { code: 'ONESELF_ONLY' };
      if (playerInstance === null) return { code: 'NO_PLACE' };
      if (can(actor, 'managePeople', instance.game)) return null;
      return refuseUnlessBringer(playerInstance, actor) ?? notUpcomingReason(instance, now);
    },
    fields: ({ playerInstance }, _actor, { name }) => (name === playerInstance?.name ? {} : { name }),
  };

export function hasBrought(person: Pick<PlayerInstance, 'broughtBy'> | null, actor: Pick<Actor, 'uid'>) {
  return person?.broughtBy === actor.uid;
}

function refuseUnlessBringer(playerInstance: PlayerInstance, actor: Actor): Reason | null {
  return hasBrought(playerInstance, actor) ? null : { code: 'ORGANISER_ONLY' };
}

export function countPlusOnes(uid: Uid, people: readonly Pick<PlayerInstance, 'broughtBy'>[]): number {
  return people.filter((person) => person.broughtBy === uid).length;
}

export interface QueueState {
  readonly instance: LineUpState['instance'] & Pick<GameInstance, 'queueOrder'>;
  readonly people: People;
}

interface SpotFields {
  readonly spot?: PlayerInstance['spot'];
  readonly queueOrder?: QueueOrder;
  readonly lateQueue?: LateQueue;
}

/**
 * Gives a reserve a spot beyond `numberOfPlayers`, or takes the spot back. A given spot puts the person ahead of the
 * other reserves, so that no one moves up until the players fit the spots again.
 */
export const giveSpot: Transition<QueueState & { readonly uid: Uid }, PlayerInstance['spot'], SpotFields> = {
  refusal({ instance, people, uid }, actor, spot, now) {
    const reason = refuseUnless(actor, 'editLineUp', instance.game) ?? notUpcomingReason(instance, now);
    if (reason !== null) return reason;
    const person = people.find((each) => each.uid === uid);
    if (person === undefined) return { code: 'NO_PLACE' };
    const mayGive = isGiven(person) || toQueue(people, instance).reserves.includes(person);
    return spot !== 'GIVEN' || mayGive ? null : { code: 'NO_RESERVE' };
  },

  fields({ instance, people, uid }, _actor, spot = null, now) {
    const person = people.find((each) => each.uid === uid);
    if (person === undefined || isGiven(person) === (spot === 'GIVEN')) return {};
    const queue = toQueue(
      people.filter((each) => each !== person),
      instance,
    );
    const { reserves } = queue;
    const before = reserves.findIndex((each) => compareReplyTimes(person, each) < 0);
    const at = before < 0 ? reserves.length : before;
    const ordered =
      spot === 'GIVEN' ? [person, ...reserves] : [...reserves.slice(0, at), person, ...reserves.slice(at)];
    const { lateQueue = null } = instance;
    return {
      spot,
      queueOrder: toQueueOrder({ ...queue, reserves: ordered }, now),
      ...(lateQueue && spot === null && { lateQueue: asReserve(lateQueue, person, now) }),
    };
  },
};

/** Players of the late queue keep their spots, so a person without the given spot must become a reserve again. */
function asReserve(lateQueue: LateQueue, person: PlayerInstance, now: Date): LateQueue {
  return {
    ...lateQueue,
    playing: lateQueue.playing.filter((uid) => uid !== person.uid),
    reserves: { ...lateQueue.reserves, [person.uid]: lastYesAt(person) ?? now },
  };
}

/** Orders the reserves. Skips uids of other people. Reserves that are not in `uids` come last. */
export const orderReserves: Transition<QueueState, readonly Uid[], SpotFields> = {
  refusal: ({ instance }, actor, _uids, now) =>
    refuseUnless(actor, 'editLineUp', instance.game) ?? notUpcomingReason(instance, now),

  fields({ instance, people }, _actor, uids, now) {
    const queue = toQueue(people, instance);
    const listed = [...new Set(uids)].flatMap((uid) => queue.reserves.filter((each) => each.uid === uid));
    const reserves = [...listed, ...queue.reserves.filter((each) => !listed.includes(each))];
    const isSameOrder = reserves.every((each, at) => each === queue.reserves[at]);
    return isSameOrder ? {} : { queueOrder: toQueueOrder({ ...queue, reserves }, now) };
  },
};

function toQueueOrder({ playing, reserves }: Queue<PlayerInstance>, setAt: Date): QueueOrder {
  return { uids: [...playing, ...reserves].map(({ uid }) => uid), setAt };
}
