import { type Actor, can, isOneself, refuseUnless, refuseUnlessOneself } from '../access.ts';
import type { Uid } from '../ids.ts';
import type { Counts, GameInstance } from '../instance/game-instance.schema.ts';
import type { PlayerInstance, Reply } from '../instance/player-instance.schema.ts';
import { lineUpReason, notUpcomingReason } from '../instance/state-rules.ts';
import { type JoinRules, joinReason } from '../people/join-rules.ts';
import type { LateQueue } from '../queue/late-queue.schema.ts';
import type { Reason } from '../reasons.ts';
import type { Transition } from './transition.ts';

/** One person's place in an instance, and the instance as far as it decides what may be done to the place. */
export interface PlayerInstanceState {
  readonly instance: Pick<GameInstance, 'status' | 'startDateTime' | 'winningTeam' | 'game'> & {
    readonly lateQueue?: LateQueue | null;
  };
  /** What decides who may join, where it is known: who is no member cannot know, and the security rules decide. */
  readonly door?: JoinContext | undefined;
  /** Whose place. */
  readonly uid: Uid;
  /** Null where they have none yet. */
  readonly playerInstance: PlayerInstance | null;
}

/**
 * How long a reply or a ballot stands at least before whoever gave it gives another, past the API, in milliseconds: a tap
 * takes as long, and a program that writes without end is slowed down. The API counts calls.
 */
export const MIN_PAUSE_MS = 200;

/** What is written of a place; all of it where the place is new. */
export type PlayerInstanceFields = Partial<Omit<PlayerInstance, 'uid'>>;

/** A game, and how many people have a place in one of its instances. */
export interface JoinContext {
  readonly game: JoinRules;
  readonly counts: Counts;
  /** What the invite link of whoever joins brought along. */
  readonly key?: string | null;
  /** False for whoever has an account and no player, as between the two steps of registering. */
  readonly hasPlayer?: boolean;
}

export interface ReplyChange {
  readonly status: Reply;
  /** One's own name: needed to join, and else left out or corrected. */
  readonly name?: string | undefined;
}

/**
 * Says yes or no: by joining, by changing one's own reply, or by the organiser for somebody who has a place, which takes
 * out whoever was playing. A repeated reply writes nothing, so nobody loses their place in the queue by it; but for the
 * repeated yes of a reserve, from three hours before the start on, which says that they can still make it.
 */
export const reply: Transition<PlayerInstanceState, ReplyChange, PlayerInstanceFields> = {
  refusal: (state, actor, change, now) =>
    isOneself(actor, state.uid)
      ? ownReplyReason(state, actor, change, now)
      : replyForReason(state, actor, change, now),

  fields({ uid, playerInstance, instance }, actor, { status, name }, now) {
    if (playerInstance === null) return newPlayerInstanceFields(actor, { status, name }, now);
    const by = isOneself(actor, uid) ? null : actor.uid;
    const isRenamed = name !== undefined && name !== playerInstance.name;
    const isYesAgain = playerInstance.status === 'PLAYING' && status === 'PLAYING';
    if (isYesAgain && !isRenamed && isLateReserve(instance, uid)) {
      return { acceptedAt: now, ...((playerInstance.answeredBy ?? null) !== by && { answeredBy: by }) };
    }
    const isTakenOut = by !== null && playerInstance.status === 'PLAYING' && status === 'NOT_PLAYING';
    return {
      ...(isRenamed && { name }),
      ...replyFields(playerInstance, status, now, by),
      ...(isTakenOut && { takenOutAt: now }),
    };
  },
};

/** Whether somebody who said yes waits for a spot that is not given to them before they say that they can still make it. */
function isLateReserve({ lateQueue }: PlayerInstanceState['instance'], uid: Uid): boolean {
  return !!lateQueue && uid in lateQueue.reserves;
}

/**
 * What a reply writes of a place that is there: who is not playing is in no team.
 * @param by who replies for them; null where they do themselves
 */
export function replyFields(
  playerInstance: PlayerInstance,
  status: Reply,
  now: Date,
  by: string | null = null,
): PlayerInstanceFields {
  const isRepeated = playerInstance.status === status && playerInstance.repliedAt !== null;
  return {
    ...(playerInstance.status !== status && { status }),
    ...(!isRepeated && { repliedAt: now }),
    ...(!isRepeated && (playerInstance.answeredBy ?? null) !== by && { answeredBy: by }),
    ...(status === 'NOT_PLAYING' && playerInstance.team !== 'NO_TEAM' && { team: 'NO_TEAM' as const }),
  };
}

/** Everybody replies until the start; the organiser may correct their own reply, too, until the result is in. */
function ownReplyReason(
  { instance, playerInstance, door }: PlayerInstanceState,
  actor: Actor,
  { name }: ReplyChange,
  now: Date,
): Reason | null {
  const reason = notUpcomingReason(instance, now);
  if (reason === null && playerInstance === null) {
    return name === undefined || (!actor.isGuest && door?.hasPlayer === false)
      ? { code: 'NO_PLAYER_YET' }
      : ((door && joinReason(door.game, door.counts, actor, door.key)) ?? null);
  }
  if (reason === null) return null;
  const isStatusOnly = playerInstance !== null && (name === undefined || name === playerInstance.name);
  return isStatusOnly && can(actor, 'editLineUp', instance.game) ? lineUpReason(instance) : reason;
}

function replyForReason(
  { instance, uid, playerInstance }: PlayerInstanceState,
  actor: Actor,
  { name, status }: ReplyChange,
  now: Date,
): Reason | null {
  // Who brings somebody along answers for them when a spot is offered.
  const isBringersYes =
    playerInstance?.broughtBy === actor.uid && playerInstance.status === status && status === 'PLAYING';
  if (isBringersYes && name === undefined) return notUpcomingReason(instance, now);
  const reason = refuseUnless(actor, 'editLineUp', instance.game);
  if (reason !== null) return reason;
  if (name !== undefined) return refuseUnlessOneself(uid, actor);
  return playerInstance === null ? { code: 'NO_PLACE' } : lineUpReason(instance);
}

function newPlayerInstanceFields(
  { isGuest }: Actor,
  { status, name = '' }: ReplyChange,
  now: Date,
): PlayerInstanceFields {
  return { name, isGuest, status, team: 'NO_TEAM', repliedAt: now, motmVotesReceived: 0 };
}
