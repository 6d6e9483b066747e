import {
  type Game,
  type GameInstance,
  type GameInstanceResponse,
  type GameResponse,
  type GiId,
  isMember,
  isOver,
  type Pause,
  type PlayerInstance,
  type PlayerInstanceResponse,
  type SeasonResponse,
  type SeasonSpan,
  seasonSpans,
  toPiId,
  toQueue,
  type Uid,
  uidsOf,
  visitorSettings,
  withTeams,
} from '@fives/domain';
import type { InstanceState } from '../../instance/instance-state.ts';
import type { Caller } from '../handler.ts';
import { type CallerView, viewOfInstance } from './view.ts';

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

export function toInviteCard(instance: GameInstance): GameResponse {
  const card = { ...withIsoTimes(instance), motmAwarded: [], forecast: null, firstHalf: null };
  return { ...withPause(visitorSettings(instance.game)), _id: instance.gameId, gameInstances: [card] };
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
  const { playing, reserves } = withTeams(toQueue(people, instance));
  const playingUids = new Set(uidsOf(playing));
  const reserveUids = new Set(uidsOf(reserves));
  return (uid: Uid) => {
    if (playingUids.has(uid)) return { spot: 'IN' as const, offeredAt: null };
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
