import {
  type Action,
  actingUid,
  actionsOf,
  type Counts,
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

/** Who, signed in, looks at the page: everything drawn depends on the role, everything allowed on the database's own rules. */
export interface Viewer {
  readonly role: 'guest' | 'player';
  readonly uid: Uid;
  /** What they are called; empty where the account has no name, and for a guest whom this browser does not know. */
  readonly name: string;
  /** What the viewer's roles in the game permit. */
  readonly may: ReadonlySet<Action>;
}

/** One instance of a game as one viewer sees it at one moment. */
export interface InstanceView {
  /** With the counts below: the server's own come later, and say the same. */
  readonly instance: GameInstance;
  readonly viewer: Viewer;
  readonly now: Date;
  /** Everyone with a place; null while not all of them are here. */
  readonly people: readonly LivePlayerInstance[] | null;
  readonly queue: Queue<LivePlayerInstance>;
  /** From the people where they are known, so that one's own reply counts at once; else the server's count. */
  readonly counts: Counts;
  /** The viewer's own place. */
  readonly own: LivePlayerInstance | null;
  /** How the viewer has replied; null while that is not known. */
  readonly standing: Standing | null;
}

/** Who is known to have a place. */
export interface KnownPeople {
  readonly list: readonly LivePlayerInstance[];
  /** Of whom it is known whether they have one: of all, of the viewer, or of those on the list alone. */
  readonly of: 'all' | 'viewer' | 'listed';
}

/** Puts together what the page knows. */
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
    counts,
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

/** How somebody has replied, and what came of it. */
export type Standing =
  | { readonly kind: 'unanswered' }
  | { readonly kind: 'in' }
  | { readonly kind: 'out' }
  /** Said yes after the spots were gone; 1 is next in. Late they may be asked whether they can still make it. */
  | { readonly kind: 'reserve'; readonly position: number; readonly isAsked: boolean };

/** @param own the person's place; null for somebody who has none, who counts as not having replied */
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

/** A standing from one's own place alone; null where that does not say it: the last spots go by the order of all. */
function standingAlone(own: PlayerInstance | null, instance: GameInstance): Standing | null {
  const isKnown = own?.status !== 'PLAYING' || hasSpotForEveryYes(instance);
  return isKnown ? toStanding(own, toQueue([], instance)) : null;
}

/** True if everyone who said yes has a spot, and so would one more. */
export function hasSpotForEveryYes(instance: GameInstance): boolean {
  const { free, reserves } = spotsOf(instance);
  return free > 0 && reserves === 0;
}

/** A standing in words, such as "You're 2nd reserve"; null where there is no reply yet. */
export function standingText(standing: Standing): string | null {
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

/** Returns what a card says of the viewer's own reply, which counts once the server has it. */
export function replyStateText(standing: Standing, isPending: boolean, isOnline: boolean): string | null {
  if (!isPending) return standingText(standing);
  return isOnline ? 'Sending…' : 'Waiting to send';
}
