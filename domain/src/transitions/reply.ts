import { type Actor, can, isOneself, refuseUnless, refuseUnlessOneself } from '../access.ts';
import { MIN_PLAYERS } from '../game/settings.ts';
import type { Uid } from '../ids.ts';
import type { Counts, GameInstance } from '../instance/game-instance.schema.ts';
import type { PlayerInstance, Reply, ReplyCondition } from '../instance/player-instance.schema.ts';
import { lineUpReason, notUpcomingReason } from '../instance/state-rules.ts';
import { type JoinRules, joinReason } from '../people/join-rules.ts';
import type { LateQueue } from '../queue/queue.schema.ts';
import type { Reason } from '../reasons.ts';
import { offersFrom } from '../time/start.ts';
import { isSame, type Transition } from './transition.ts';

export interface PlayerInstanceState {
  readonly instance: Pick<GameInstance, 'status' | 'startDateTime' | 'winningTeam' | 'game'> & {
    readonly lateQueue?: LateQueue | null;
  };
  /** Undefined if the actor is not a member and cannot read the game. Then the security rules decide. */
  readonly joinContext?: JoinContext | undefined;
  readonly uid: Uid;
  readonly playerInstance: PlayerInstance | null;
}

/** Minimum milliseconds between two direct writes of a reply or a ballot. Limits scripts that bypass the API. */
export const MIN_PAUSE_MS = 200;

export type PlayerInstanceFields = Partial<Omit<PlayerInstance, 'uid'>>;

interface JoinContext {
  readonly game: JoinRules;
  readonly counts: Counts;
  readonly key?: string | null;
  /** False between the two steps of registration: the account exists and the player document does not. */
  readonly hasPlayer?: boolean;
}

export interface ReplyChange {
  readonly status: Reply;
  readonly name?: string | undefined;
  /** Null for none. Undefined keeps the condition of a repeated yes. */
  readonly condition?: ReplyCondition | null | undefined;
}

/**
 * Joins, changes the actor's reply, or replies for someone else as an organiser. A repeated reply writes nothing,
 * unless a reserve accepts a late spot.
 */
export const reply: Transition<PlayerInstanceState, ReplyChange, PlayerInstanceFields> = {
  refusal(state, actor, asked, now) {
    const change = withNormalCondition(asked);
    const reason = isOneself(actor, state.uid)
      ? ownReplyReason(state, actor, change, now)
      : replyForOtherReason(state, actor, change, now);
    return reason ?? conditionReason(state.instance, change, now);
  },

  fields({ uid, playerInstance, instance }, actor, change, now) {
    const { status, name, condition } = withNormalCondition(change);
    if (playerInstance === null) {
      const newcomer = { name: name ?? '', isGuest: actor.isGuest, status, team: 'NO_TEAM' as const };
      return { ...newcomer, ...(condition && { condition }), repliedAt: now, motmVotesReceived: 0 };
    }
    const by = isOneself(actor, uid) ? null : actor.uid;
    const isRenamed = name !== undefined && name !== playerInstance.name;
    const isYesAgain = playerInstance.status === 'PLAYING' && status === 'PLAYING';
    if (isYesAgain && !isRenamed && condition === undefined && uid in (instance.lateQueue?.reserves ?? {})) {
      return { acceptedAt: now, ...((playerInstance.answeredBy ?? null) !== by && { answeredBy: by }) };
    }
    const isMarkedNotPlaying = by !== null && playerInstance.status === 'PLAYING' && status === 'NOT_PLAYING';
    return {
      ...(isRenamed && { name }),
      ...replyFields(playerInstance, status, now, by, condition),
      ...(isMarkedNotPlaying && { takenOutAt: now }),
    };
  },
};

/**
 * Another reply removes the condition, and a no also clears the team. A yes that is no longer only as a reserve goes to the
 * end of the queue, so that no one loses a spot.
 * @param by uid of the person who replies for the player. Null for an own reply
 * @param condition undefined keeps the condition of a repeated reply
 */
export function replyFields(
  playerInstance: PlayerInstance,
  status: Reply,
  now: Date,
  by: string | null = null,
  condition: ReplyCondition | null | undefined = playerInstance.status === status
    ? playerInstance.condition
    : null,
): PlayerInstanceFields {
  const [before, after] = [playerInstance.condition ?? null, condition ?? null];
  const wasReserveOnly = before?.reserveOnly === true && after?.reserveOnly !== true;
  const isRepeated = playerInstance.status === status && !wasReserveOnly;
  return {
    ...(!isSame(before, after) && { condition: after }),
    ...(playerInstance.status !== status && { status }),
    ...(!isRepeated && { repliedAt: now }),
    ...(!isRepeated && (playerInstance.answeredBy ?? null) !== by && { answeredBy: by }),
    ...(status === 'NOT_PLAYING' && playerInstance.team !== 'NO_TEAM' && { team: 'NO_TEAM' as const }),
  };
}

/** Organisers can change their own reply until the result is in. */
function ownReplyReason(
  { instance, playerInstance, joinContext }: PlayerInstanceState,
  actor: Actor,
  { name, condition }: ReplyChange,
  now: Date,
): Reason | null {
  const reason = notUpcomingReason(instance, now);
  if (reason === null) return playerInstance === null ? newEntryReason(joinContext, actor, name) : null;
  const isStatusOnly =
    playerInstance !== null &&
    (name === undefined || name === playerInstance.name) &&
    condition === undefined;
  return isStatusOnly && can(actor, 'editLineUp', instance.game) ? lineUpReason(instance) : reason;
}

function newEntryReason(
  joinContext: JoinContext | undefined,
  actor: Actor,
  name: string | undefined,
): Reason | null {
  const isRegistering = !actor.isGuest && joinContext?.hasPlayer === false;
  if (name === undefined || isRegistering) return { code: 'NO_PLAYER_YET' };
  return joinContext ? joinReason(joinContext.game, joinContext.counts, actor, joinContext.key) : null;
}

function replyForOtherReason(
  { instance, uid, playerInstance }: PlayerInstanceState,
  actor: Actor,
  { name, status, condition }: ReplyChange,
  now: Date,
): Reason | null {
  // The bringer accepts an offered spot for a plus-one.
  const isBringersYes =
    playerInstance?.broughtBy === actor.uid && playerInstance.status === status && status === 'PLAYING';
  if (isBringersYes && name === undefined && condition === undefined) return notUpcomingReason(instance, now);
  const reason = refuseUnless(actor, 'editLineUp', instance.game);
  if (reason !== null) return reason;
  // Another reply ends the condition of the old one.
  const keepsCondition = playerInstance?.status === status && (playerInstance.condition ?? null) !== null;
  if (name !== undefined || condition || (condition === null && keepsCondition))
    return refuseUnlessOneself(uid, actor);
  return playerInstance === null ? { code: 'NO_PLACE' } : lineUpReason(instance);
}

export type ConditionSubject = Pick<PlayerInstanceState['instance'], 'status' | 'startDateTime'> & {
  readonly game: Pick<GameInstance['game'], 'numberOfPlayers' | 'timeZone'>;
};

/** Returns null without a condition. In the last three hours before the start, conditions do not count. */
export function conditionReason(
  instance: ConditionSubject,
  { status, condition }: ReplyChange,
  now: Date,
): Reason | null {
  if (!condition) return null;
  const fields = ['condition'];
  if (status !== 'PLAYING') return { code: 'CONDITION_OF_NO', fields };
  if (now >= offersFrom(instance)) return { code: 'CONDITION_LATE', fields };
  const { minPlayers, until } = condition;
  const { numberOfPlayers } = instance.game;
  if (minPlayers !== null && (minPlayers < MIN_PLAYERS || minPlayers > numberOfPlayers))
    return { code: 'CONDITION_PLAYERS', needed: numberOfPlayers, fields };
  const isPossible = until === null || (until > now && until <= instance.startDateTime);
  return isPossible ? null : { code: 'CONDITION_TIME', fields };
}

/** Replaces a condition that asks for nothing with null. */
function withNormalCondition(change: ReplyChange): ReplyChange {
  if (!change.condition) return change;
  const { minPlayers, until, reserveOnly } = change.condition;
  const isEmpty = minPlayers === null && until === null && !reserveOnly;
  return { ...change, condition: isEmpty ? null : { minPlayers, until, reserveOnly } };
}
