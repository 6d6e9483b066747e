import {
  type Action,
  actingUid,
  actionsOf,
  areConditionsOpen,
  conditionText,
  countReplies,
  type Draft,
  draftOf,
  dropOutQuestion,
  type GameInstance,
  ordinal,
  type PlayerInstance,
  type PlayerStatus,
  positionAmongReserves,
  type Queue,
  type ReplyCondition,
  type Spots,
  spotsOf,
  toQueue,
  type Uid,
  waitingForPlayers,
} from '@fives/domain';
import type { LivePlayerInstance } from '../../db/given-replies.ts';
import { guestName } from '../../lib/remembered-input.ts';
import type { SignedIn } from '../../session/session.ts';

/** The screens use `may` to hide actions. The rules and the API enforce the permissions. */
interface Viewer {
  readonly role: 'guest' | 'player';
  readonly uid: Uid;
  /** Empty if the account has no name, or if this browser does not know the guest. */
  readonly name: string;
  readonly may: ReadonlySet<Action>;
}

export interface InstanceView {
  /** `counts` are computed from `people` if known, so that the viewer's own reply counts at once. */
  readonly instance: GameInstance;
  readonly viewer: Viewer;
  readonly now: Date;
  /** Null until all player instances are loaded. */
  readonly people: readonly LivePlayerInstance[] | null;
  readonly queue: Queue<LivePlayerInstance>;
  readonly own: LivePlayerInstance | null;
  readonly draft: Draft | null;
  /** Null until enough player instances are loaded. */
  readonly replyState: ReplyState | null;
}

export interface KnownPeople {
  readonly list: readonly LivePlayerInstance[];
  /**
   * `all`: `list` is complete. `viewer`: only the viewer's player instance is certain. `listed`: anyone may be missing.
   */
  readonly scope: 'all' | 'viewer' | 'listed';
}

export function toInstanceView(
  instance: GameInstance,
  known: KnownPeople,
  session: SignedIn,
  now: Date,
): InstanceView {
  const viewer = toViewer(session, instance);
  const people = known.scope === 'all' ? known.list : null;
  const queue = toQueue(people ?? [], instance);
  const own = known.list.find((person) => person.uid === viewer.uid) ?? null;
  const replyState =
    people === null
      ? replyStateWithoutQueue(own, known.scope, instance, now)
      : toReplyState(own, queue, instance);
  const counts = people ? countReplies(people, instance) : instance.counts;
  return {
    instance: { ...instance, counts },
    viewer,
    now,
    people,
    queue,
    own,
    draft: draftOf(instance, viewer.may.has('editLineUp'), now),
    replyState,
  };
}

function toViewer(session: SignedIn, { game }: GameInstance): Viewer {
  const { status: role } = session;
  const uid = actingUid(game, session.uid);
  return role === 'player'
    ? { role, uid, name: session.name, may: actionsOf(session.uid, game) }
    : { role, uid, name: guestName(session.uid), may: new Set() };
}

export type ReplyState =
  | { readonly kind: 'unanswered' }
  | { readonly kind: 'in' }
  | { readonly kind: 'out' }
  /** The condition holds only if more people play. */
  | { readonly kind: 'waiting' }
  /** Position 1 gets the next spot. */
  | { readonly kind: 'reserve'; readonly position: number; readonly isOfferedSpot: boolean };

/** @param own null if the viewer has no player instance, which counts as unanswered */
export function toReplyState(
  own: PlayerInstance | null,
  queue: Queue<PlayerInstance>,
  spots: Spots,
): ReplyState {
  if (own === null || own.status === 'UNANSWERED') return { kind: 'unanswered' };
  if (own.status === 'NOT_PLAYING') return { kind: 'out' };
  const position = positionAmongReserves(queue, own.uid);
  if (position === null) return { kind: 'in' };
  if (waitingForPlayers(queue, spots).length > 0) return { kind: 'waiting' };
  return { kind: 'reserve', position, isOfferedSpot: own.uid in (spots.lateQueue?.offers ?? {}) };
}

type Moment = Pick<InstanceView, 'instance' | 'now'>;

/** Returns the condition of a yes while conditions count, or null. */
export function openCondition(person: PlayerInstance | null, moment: Moment): ReplyCondition | null {
  return person?.status === 'PLAYING' && areConditionsOpen(moment.instance, moment.now)
    ? (person.condition ?? null)
    : null;
}

/** Returns text such as 'if at least 8 play', or null without a condition that counts. */
export function openConditionText(person: PlayerInstance | null, moment: Moment): string | null {
  const condition = openCondition(person, moment);
  return condition && conditionText(condition, moment.instance.game.timeZone);
}

/** 'CONDITIONAL' is a yes with a condition that counts. */
export type ShownReply = PlayerStatus | 'CONDITIONAL';

export function shownReply(view: InstanceView): ShownReply | null {
  return openCondition(view.own, view) === null ? (view.own?.status ?? null) : 'CONDITIONAL';
}

export function ownDropOutQuestion({ instance, people, own, viewer, now }: InstanceView): string | null {
  return dropOutQuestion({ instance, people: people ?? (own ? [own] : []), uid: viewer.uid }, now);
}

/** Returns the reply state, or null if the state depends on the other player instances. */
function replyStateWithoutQueue(
  own: PlayerInstance | null,
  scope: KnownPeople['scope'],
  instance: GameInstance,
  now: Date,
): ReplyState | null {
  const isOwnKnown = own !== null || scope === 'viewer';
  const isSpotKnown = own?.status !== 'PLAYING' || hasFreeSpotAndNoReserves(instance);
  if (!isOwnKnown || !isSpotKnown) return null;
  const { minPlayers } = openCondition(own, { instance, now }) ?? { minPlayers: null };
  if (minPlayers !== null && minPlayers > spotsOf(instance).taken) return { kind: 'waiting' };
  return toReplyState(own, toQueue([], instance), instance);
}

export function hasFreeSpotAndNoReserves(instance: GameInstance): boolean {
  const { free, reserves } = spotsOf(instance);
  return free > 0 && reserves === 0;
}

/**
 * Returns text such as "You're 2nd reserve", or null without a reply.
 * @param isPending true until the server has the reply
 */
export function replyStateText(replyState: ReplyState, isPending: boolean, isOnline: boolean): string | null {
  if (isPending) return isOnline ? 'Sending…' : 'Waiting to send';
  switch (replyState.kind) {
    case 'in':
      return "You're in";
    case 'out':
      return "You're not playing";
    case 'reserve':
      return `You're ${ordinal(replyState.position)} reserve`;
    case 'waiting':
      return 'Waiting for more players';
    case 'unanswered':
      return null;
  }
}
