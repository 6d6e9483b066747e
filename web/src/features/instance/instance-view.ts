import { type Counts, countAnswers, dealPlaces, type GameInstance, type Places } from '@fives/domain';
import type { Live } from '../../db/live.ts';
import type { LivePlayerInstance } from '../../db/player-instances.ts';
import type { SignedIn } from '../../session/session.ts';
import { type Standing, toStanding } from './standing.ts';

/** Who, signed in, looks at the page: everything drawn depends on the role, everything allowed on the database's own rules. */
export interface Viewer {
  readonly role: 'guest' | 'player';
  readonly uid: string;
  /** What a registered player is called; empty for everybody else, and where the account has no name. */
  readonly name: string;
  readonly isOrganiser: boolean;
}

/** One instance of a game as one viewer sees it at one moment. */
export interface InstanceView {
  readonly instance: GameInstance;
  readonly viewer: Viewer;
  readonly now: Date;
  /** Everyone with a place; null while they are on their way. */
  readonly people: readonly LivePlayerInstance[] | null;
  readonly places: Places<LivePlayerInstance>;
  /** From the people where they are known, so that one's own answer counts at once; else the server's count. */
  readonly counts: Counts;
  /** The viewer's own place. */
  readonly own: LivePlayerInstance | null;
  /** How the viewer has answered; null while that is not known. */
  readonly standing: Standing | null;
}

/** Puts together what the page knows. */
export function toInstanceView(
  instance: GameInstance,
  live: Live<LivePlayerInstance[]>,
  session: SignedIn,
  now: Date,
): InstanceView {
  const viewer = toViewer(session, instance.game.orgUid);
  const people = live.status === 'success' ? live.data : null;
  const places = dealPlaces(people ?? [], instance.game.numberOfPlayers);
  const own = people?.find((person) => person.uid === viewer.uid) ?? null;
  return {
    instance,
    viewer,
    now,
    people,
    places,
    counts: people ? countAnswers(people) : instance.counts,
    own,
    standing: people !== null ? toStanding(own, places) : null,
  };
}

function toViewer(session: SignedIn, orgUid: string): Viewer {
  const { status: role, uid } = session;
  return role === 'player'
    ? { role, uid, name: session.name, isOrganiser: uid === orgUid }
    : { role, uid, name: '', isOrganiser: false };
}
