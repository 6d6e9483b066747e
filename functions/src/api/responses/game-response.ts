import {
  can,
  type Game,
  type GameInstance,
  type GameInstanceResponse,
  type GameResponse,
  type GiId,
  hasStarted,
  isGiven,
  isMember,
  isOn,
  isOver,
  type MotmBallot,
  notUpcomingReason,
  type Pause,
  type PlayerInstance,
  type PlayerInstanceResponse,
  type SeasonResponse,
  type SeasonSpan,
  seasonSpans,
  spotsOf,
  toPiId,
  toQueue,
  type Uid,
  uidsOf,
  viewReason,
  visitorSettings,
} from '@fives/domain';
import { findUpcomingOfGame } from '../../db/collections/game-instances.ts';
import { findBallotsOf } from '../../db/collections/motm-ballots.ts';
import { findPlayers } from '../../db/collections/players.ts';
import { type InstanceState, requireInstance } from '../../instance/instance-state.ts';
import type { Caller } from '../handler.ts';
import { findInvite } from '../handlers/invite.ts';
import { callerIn, requireNoReason, toActor } from '../permissions.ts';

/*
 * These functions format ids and dates, and omit data that the caller may not see. Later, the response schema of the
 * endpoint removes all fields outside the contract.
 */

type Instance = Pick<InstanceState, 'instance' | 'people'>;

/** Returns the game with one instance. For a non-member, returns the summary in the instance instead of the game. */
export async function instanceResponse(
  caller: Caller,
  state: InstanceState,
  now: Date,
): Promise<GameResponse> {
  const view = await viewOfInstance(caller, state, now);
  if (isMember(state.game, view.uid)) return toGameResponse(state.game, [state], view, now);
  const { instance } = state;
  return {
    ...withPause(instance.game),
    joinKey: undefined,
    _id: instance.gameId,
    gameInstances: [toInstanceResponse(state, view)],
  };
}

export function toGameResponse(
  game: Game,
  instances: readonly Instance[],
  view: CallerView,
  now: Date,
): GameResponse {
  const { dailyStat, createdAt, organiserOffer } = game;
  return {
    ...withPause(game),
    _id: game.id,
    dailyStat: dailyStat && { ...dailyStat, computedAt: dailyStat.computedAt.toISOString() },
    organiserOffer: organiserOffer && { ...organiserOffer, at: organiserOffer.at.toISOString() },
    createdAt: createdAt.toISOString(),
    seasons: seasonSpans(game.seasons).map((span) => toSeasonResponse(game, span, now)),
    gameInstances: instances.map((instance) => toInstanceResponse(instance, view)),
  };
}

export function toSeasonResponse(
  { champions }: Pick<Game, 'champions'>,
  span: SeasonSpan,
  now: Date,
): SeasonResponse {
  const { id, name, from, until } = span;
  return {
    _id: id,
    name,
    from: from.toISOString(),
    until: until?.toISOString() ?? null,
    champions: isOver(span, now) ? (champions[id] ?? []) : [],
  };
}

export async function requireInviteCard(
  giId: GiId,
  inviteKey: string | null,
  now: Date,
): Promise<GameResponse> {
  const { game, instance } = await requireInstance(giId);
  // The empty uid means that a visitor has no uid.
  requireNoReason(viewReason(game, '', inviteKey));
  const [invite, nextInstance] = await Promise.all([
    findInvite(game, instance, now),
    findNext(instance, now),
  ]);
  const card = { ...withIsoTimes(instance), motmAwarded: [], noShows: [], forecast: null, firstHalf: null };
  return {
    ...withPause(visitorSettings(instance.game)),
    _id: instance.gameId,
    gameInstances: [card],
    invite,
    nextInstance,
  };
}

/** Returns the next date that is on, or null while `instance` is ahead itself. */
export async function findNext(instance: GameInstance, now: Date): Promise<GameResponse['nextInstance']> {
  if (notUpcomingReason(instance, now) === null) return null;
  const upcoming = await findUpcomingOfGame(instance.gameId, now);
  const next = upcoming.findLast((each) => each.id !== instance.id && isOn(each));
  if (next === undefined) return null;
  const { id, startDateTime, game } = next;
  const { taken } = spotsOf(next);
  const { numberOfPlayers } = game;
  return { _id: id, startDateTime: startDateTime.toISOString(), taken, numberOfPlayers };
}

export function toPlayerInstanceResponse(
  giId: GiId,
  person: PlayerInstance,
  view: CallerView,
): PlayerInstanceResponse {
  const { uid, isGuest, status, repliedAt, condition = null } = person;
  const email = view.emails.get(uid);
  const ballot = uid === view.uid ? view.ballots.get(giId) : undefined;
  return {
    ...person,
    _id: toPiId(giId, uid),
    ...(isGuest ? { anonUid: uid } : { playerId: uid }),
    ...(email !== undefined && { email }),
    status: status === 'UNANSWERED' ? null : status,
    repliedAt: repliedAt?.toISOString() ?? null,
    condition: condition && { ...condition, until: condition.until?.toISOString() ?? null },
    ...(ballot && { motmVotes: ballot.votes.map((vote) => toPiId(giId, vote)) }),
  };
}

function toInstanceResponse(state: Instance, view: CallerView): GameInstanceResponse {
  const spotOf = spotsIn(state);
  return {
    ...withIsoTimes(state.instance),
    playerInstances: state.people.map((person) => ({
      ...toPlayerInstanceResponse(state.instance.id, person, view),
      ...spotOf(person.uid),
    })),
  };
}

export function spotsIn({ instance, people }: Instance) {
  const { playing, reserves } = toQueue(people, instance);
  const players = new Map(playing.map((person) => [person.uid, person]));
  const reserveUids = new Set(uidsOf(reserves));
  return (uid: Uid) => {
    const player = players.get(uid);
    if (player) return { spot: isGiven(player) ? ('GIVEN' as const) : ('IN' as const), offeredAt: null };
    if (!reserveUids.has(uid)) return { spot: null, offeredAt: null };
    return { spot: 'RESERVE' as const, offeredAt: instance.lateQueue?.offers[uid]?.toISOString() ?? null };
  };
}

function withPause<G extends Pause>(game: G) {
  const { pausedUntil, pausedFrom } = game;
  return {
    ...game,
    pausedUntil: pausedUntil?.toISOString() ?? null,
    pausedFrom: pausedFrom?.toISOString() ?? null,
  };
}

function withIsoTimes(instance: GameInstance) {
  const { id, startDateTime, regularStart, motmClosesAt } = instance;
  return {
    ...instance,
    _id: id,
    startDateTime: startDateTime.toISOString(),
    regularStart: regularStart?.toISOString() ?? null,
    motmClosesAt: motmClosesAt.toISOString(),
  };
}

export interface CallerView {
  readonly uid: Uid;
  readonly emails: ReadonlyMap<string, string>;
  readonly ballots: ReadonlyMap<string, MotmBallot>;
}

type People = readonly Pick<PlayerInstance, 'uid' | 'isGuest'>[];

async function emailsFor(caller: Caller, game: Game, people: People): Promise<Map<string, string>> {
  if (!can(toActor(caller), 'managePeople', game)) return new Map();
  const uids = new Set(people.filter(({ isGuest }) => !isGuest).map(({ uid }) => uid));
  const players = await findPlayers([...uids]);
  return new Map(players.map(({ uid, email }) => [uid, email]));
}

export function viewOfInstance(caller: Caller, state: InstanceState, now: Date): Promise<CallerView> {
  const voted = mayHaveVoted(caller, state, now) ? [state] : [];
  return viewOf(caller, state.game, state.people, voted);
}

/** Reads only ballots that can still change, because each ballot costs a read. */
export function viewOfGame(
  caller: Caller,
  game: Game,
  states: readonly InstanceState[],
  now: Date,
): Promise<CallerView> {
  const voting = states.filter(
    (state) => mayHaveVoted(caller, state, now) && now < state.instance.motmClosesAt,
  );
  const people = states.flatMap((state) => state.people);
  return viewOf(caller, game, people, voting);
}

async function viewOf(
  caller: Caller,
  game: Game,
  people: People,
  voting: readonly InstanceState[],
): Promise<CallerView> {
  const { uid } = callerIn(game, caller);
  const giIds = voting.map(({ instance }) => instance.id);
  const [emails, ballots] = await Promise.all([emailsFor(caller, game, people), findBallotsOf(uid, giIds)]);
  return { uid, emails, ballots };
}

function mayHaveVoted(caller: Caller, { game, instance, people }: InstanceState, now: Date): boolean {
  const actor = callerIn(game, caller);
  const isIn = people.some(({ uid, isGuest }) => uid === actor.uid && (actor.isRegistered || !isGuest));
  return isIn && hasStarted(instance.startDateTime, now);
}
