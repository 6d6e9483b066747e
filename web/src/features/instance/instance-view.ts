import {
  type Action,
  actingUid,
  actionsOf,
  countReplies,
  type GameInstance,
  ordinal,
  type PlayerInstance,
  positionInQueue,
  type Queue,
  spotsOf,
  toQueue,
  type Uid,
  withTeams,
} from '@fives/domain';
import type { LivePlayerInstance } from '../../db/given-replies.ts';
import { guestName } from '../../lib/guest-name.ts';
import type { SignedIn } from '../../session/session.ts';

/** The signed-in viewer. Screens depend on the role, and the rules enforce the permissions. */
interface Viewer {
  readonly role: 'guest' | 'player';
  readonly uid: Uid;
  /** Empty if the account has no name, or if this browser does not know the guest. */
  readonly name: string;
  readonly may: ReadonlySet<Action>;
}

export interface InstanceView {
  /** `counts` come from `people` if known, so that the viewer's own reply counts at once. */
  readonly instance: GameInstance;
  readonly viewer: Viewer;
  readonly now: Date;
  /** Null while not everyone is loaded. */
  readonly people: readonly LivePlayerInstance[] | null;
  readonly queue: Queue<LivePlayerInstance>;
  readonly own: LivePlayerInstance | null;
  readonly standing: Standing | null;
}

export interface KnownPeople {
  readonly list: readonly LivePlayerInstance[];
  /** Scope for which a missing player instance is known: everyone, the viewer, or only the listed people. */
  readonly of: 'all' | 'viewer' | 'listed';
}

export function toInstanceView(
  instance: GameInstance,
  known: KnownPeople,
  session: SignedIn,
  now: Date,
): InstanceView {
  const viewer = toViewer(session, instance);
  const people = known.of === 'all' ? known.list : null;
  const queue = withTeams(toQueue(people ?? [], instance));
  const own = known.list.find((person) => person.uid === viewer.uid) ?? null;
  const counts = people ? countReplies(people, instance) : instance.counts;
  return {
    instance: { ...instance, counts },
    viewer,
    now,
    people,
    queue,
    own,
    standing:
      people !== null
        ? toStanding(own, queue, instance.lateQueue)
        : own || known.of === 'viewer'
          ? standingAlone(own, instance)
          : null,
  };
}

function toViewer(session: SignedIn, { game }: GameInstance): Viewer {
  const { status: role } = session;
  const uid = actingUid(game, session.uid);
  return role === 'player'
    ? { role, uid, name: session.name, may: actionsOf(session.uid, game) }
    : { role, uid, name: guestName(session.uid), may: new Set() };
}

export type Standing =
  | { readonly kind: 'unanswered' }
  | { readonly kind: 'in' }
  | { readonly kind: 'out' }
  /** Said yes after the spots were taken. Position 1 is next in. */
  | { readonly kind: 'reserve'; readonly position: number; readonly isAsked: boolean };

/** @param own null for someone without a player instance, who counts as not having replied */
export function toStanding(
  own: PlayerInstance | null,
  queue: Queue<PlayerInstance>,
  lateQueue: GameInstance['lateQueue'] = null,
): Standing {
  if (own === null || own.status === 'UNANSWERED') return { kind: 'unanswered' };
  if (own.status === 'NOT_PLAYING') return { kind: 'out' };
  const position = positionInQueue(queue, own.uid);
  return position === null
    ? { kind: 'in' }
    : { kind: 'reserve', position, isAsked: own.uid in (lateQueue?.offers ?? {}) };
}

/** Returns a standing from the viewer's own player instance, or null if the queue order is needed. */
function standingAlone(own: PlayerInstance | null, instance: GameInstance): Standing | null {
  const isKnown = own?.status !== 'PLAYING' || hasSpotForEveryYes(instance);
  return isKnown ? toStanding(own, toQueue([], instance)) : null;
}

/** True if everyone who said yes has a spot, and so would one more. */
export function hasSpotForEveryYes(instance: GameInstance): boolean {
  const { free, reserves } = spotsOf(instance);
  return free > 0 && reserves === 0;
}

/**
 * Returns text such as "You're 2nd reserve", or null without a reply. A reply counts after the server has it.
 *
 * @param isPending true until the server has the reply
 */
export function replyStateText(standing: Standing, isPending: boolean, isOnline: boolean): string | null {
  if (isPending) return isOnline ? 'Sending…' : 'Waiting to send';
  switch (standing.kind) {
    case 'in':
      return "You're in";
    case 'out':
      return "You're not playing";
    case 'reserve':
      return `You're ${ordinal(standing.position)} reserve`;
    case 'unanswered':
      return null;
  }
}
