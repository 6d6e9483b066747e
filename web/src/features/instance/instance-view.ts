import {
  type Action,
  actingUid,
  actionsOf,
  countReplies,
  type GameInstance,
  ordinal,
  type PlayerInstance,
  positionAmongReserves,
  type Queue,
  spotsOf,
  toQueue,
  type Uid,
  withTeams,
} from '@fives/domain';
import type { LivePlayerInstance } from '../../db/given-replies.ts';
import { guestName } from '../../lib/guest-name.ts';
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
  const queue = withTeams(toQueue(people ?? [], instance));
  const own = known.list.find((person) => person.uid === viewer.uid) ?? null;
  const replyState =
    people === null
      ? replyStateWithoutQueue(own, known.scope, instance)
      : toReplyState(own, queue, instance.lateQueue);
  const counts = people ? countReplies(people, instance) : instance.counts;
  return {
    instance: { ...instance, counts },
    viewer,
    now,
    people,
    queue,
    own,
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
  /** Position 1 gets the next spot. */
  | { readonly kind: 'reserve'; readonly position: number; readonly isOfferedSpot: boolean };

/** @param own null if the viewer has no player instance, which counts as unanswered */
export function toReplyState(
  own: PlayerInstance | null,
  queue: Queue<PlayerInstance>,
  lateQueue: GameInstance['lateQueue'] = null,
): ReplyState {
  if (own === null || own.status === 'UNANSWERED') return { kind: 'unanswered' };
  if (own.status === 'NOT_PLAYING') return { kind: 'out' };
  const position = positionAmongReserves(queue, own.uid);
  return position === null
    ? { kind: 'in' }
    : { kind: 'reserve', position, isOfferedSpot: own.uid in (lateQueue?.offers ?? {}) };
}

/** Returns the reply state, or null if the state depends on the other player instances. */
function replyStateWithoutQueue(
  own: PlayerInstance | null,
  scope: KnownPeople['scope'],
  instance: GameInstance,
): ReplyState | null {
  const isOwnKnown = own !== null || scope === 'viewer';
  const isSpotKnown = own?.status !== 'PLAYING' || hasFreeSpotAndNoReserves(instance);
  return isOwnKnown && isSpotKnown ? toReplyState(own, toQueue([], instance)) : null;
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
    case 'unanswered':
      return null;
  }
}
