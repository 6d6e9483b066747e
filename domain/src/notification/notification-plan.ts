import { type Organised, organisersOf } from '../access.ts';
import type { Game } from '../game/game.schema.ts';
import type { Uid } from '../ids.ts';
import type { GameInstance } from '../instance/game-instance.schema.ts';
import type { Handled } from '../instance/instance-jobs.schema.ts';
import type { PlayerInstance } from '../instance/player-instance.schema.ts';
import type { NotificationDraft } from './draft.ts';
import { notificationRow, type RenotifyMode } from './kinds.ts';

/** A draft with whom it is for. */
export interface AddressedDraft {
  readonly uid: Uid;
  readonly draft: NotificationDraft;
  /**
   * What becomes of it where the person has been told before. Left out, it is said once. Rewritten `silent`, what is there
   * is put right; `push`, it is also new once more, and pushed; `batched`, pushed in a while, together with what may follow.
   */
  readonly again?: RenotifyMode;
  /** Only rewrites a notification that has this title: nobody else gets the draft. */
  readonly onlyOver?: string;
}

/** One write to a player instance. */
export interface PlayerInstanceChange {
  readonly uid: Uid;
  /** Null if the write created the document. */
  readonly before: PlayerInstance | null;
  /** Null if the write deleted the document. */
  readonly after: PlayerInstance | null;
}

/** Whom something concerns, with what they are told of it; and what is handled once they are. */
export interface NotificationPlan {
  readonly drafts: readonly AddressedDraft[];
  readonly handled: Partial<Handled>;
}

/** An instance with everything that news of it is made from, as it is now. */
export interface NotificationState {
  readonly game: Game;
  readonly instance: GameInstance;
  /** Everyone with a place. */
  readonly people: readonly PlayerInstance[];
}

export const NO_NOTIFICATIONS: NotificationPlan = { drafts: [], handled: {} };

/** Several pieces of news as one. */
export function mergePlans(pieces: readonly NotificationPlan[]): NotificationPlan {
  return {
    drafts: pieces.flatMap(({ drafts }) => drafts),
    handled: Object.assign({}, ...pieces.map(({ handled }) => handled)) as Partial<Handled>,
  };
}

/** Addresses a draft to several people. The kind decides what happens to one that they have. */
export function addressTo(uids: readonly Uid[], draft: NotificationDraft): AddressedDraft[] {
  const { again } = notificationRow(draft.kind);
  return uids.map((uid) => ({ uid, draft, ...(again && { again }) }));
}

/** Who organises a game, and everyone with a place. */
interface ExpectedState extends Pick<NotificationState, 'people'> {
  readonly game: Organised;
}

/** Returns the organiser who did something: a lone one if `by` is null, and undefined if it may have been any of several. */
export function actingOrganiser(game: Organised, by: string | null): string | undefined {
  const organisers = organisersOf(game);
  return by ?? (organisers.length === 1 ? organisers[0] : undefined);
}

/**
 * Returns whom a change of plan concerns: everyone who said yes or has not replied, except the organiser who made it.
 * @param by null if unknown
 */
export function expectedUids({ game, people }: ExpectedState, by: string | null): string[] {
  const actor = actingOrganiser(game, by);
  return uidsOf(people.filter(({ uid, status }) => status !== 'NOT_PLAYING' && uid !== actor));
}

/**
 * Returns who is invited: the player pool, except people who have replied and the organiser who sends the invites.
 * @param by null if unknown
 */
export function invitedUids(
  { game, people }: Pick<NotificationState, 'game' | 'people'>,
  by: string | null = null,
): string[] {
  const actor = actingOrganiser(game, by);
  const replied = new Set(uidsOf(people.filter(({ status }) => status !== 'UNANSWERED')));
  const pool = new Set([...game.memberUids, ...uidsOf(people)]);
  return [...pool].filter((uid) => uid !== actor && !replied.has(uid)).toSorted();
}

export function uidsOf(people: readonly Pick<PlayerInstance, 'uid'>[]): string[] {
  return people.map(({ uid }) => uid);
}
