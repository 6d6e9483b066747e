import { type Organised, organisersOf } from '../access.ts';
import type { Game } from '../game/game.schema.ts';
import { isAddedByHand, type Uid } from '../ids.ts';
import type { GameInstance } from '../instance/game-instance.schema.ts';
import type { Handled } from '../instance/instance-jobs.schema.ts';
import type { People, PlayerInstance } from '../instance/player-instance.schema.ts';
import { withoutClaimed } from '../people/claims.ts';
import { DISPLAY_FORMATS, formatInZone } from '../time/format.ts';
import {
  NOTIFICATIONS,
  type Notification,
  type NotificationKind,
  type RenotifyMode,
} from './notification.schema.ts';

/**
 * Notification to store. `aboutUid` and `nextUids` are the people whose names are in the text. Account deletion replaces
 * the text with `nameless`.
 */
export interface NotificationDraft
  extends Pick<
    Notification,
    'id' | 'title' | 'body' | 'link' | 'gameId' | 'giId' | 'aboutUid' | 'nextUids' | 'nameless'
  > {
  readonly kind: NotificationKind;
}

export type Subject = Pick<GameInstance, 'id' | 'gameId' | 'game' | 'startDateTime'>;

interface DraftText extends Pick<NotificationDraft, 'title' | 'body' | 'aboutUid' | 'nextUids' | 'nameless'> {
  /** Undefined if each person gets at most one notification of this kind per instance. */
  readonly id?: string;
}

export function draft(
  kind: Exclude<NotificationKind, 'ORGANISING'>,
  { id: giId, gameId }: Subject,
  { id = kind, ...text }: DraftText,
): NotificationDraft {
  const { screen } = NOTIFICATIONS[kind];
  const link = screen === undefined ? `/gi/${giId}` : `/gi/${giId}/${screen}`;
  return { ...text, id: `${giId}_${id}`, kind, link, gameId, giId };
}

export function startDateText({ startDateTime, game }: Subject): string {
  return formatInZone(startDateTime, game.timeZone, DISPLAY_FORMATS.header);
}

export function clockTime(at: Date, { game }: Subject): string {
  return formatInZone(at, game.timeZone, 'HH:mm');
}

export interface AddressedDraft {
  readonly uid: Uid;
  readonly draft: NotificationDraft;
  readonly renotify?: RenotifyMode;
  /** Rewrites only a notification with this title, and never creates a notification. */
  readonly onlyIfTitle?: string;
}

export interface PlayerInstanceChange {
  readonly uid: Uid;
  /** Null if the write created the document. */
  readonly before: PlayerInstance | null;
  /** Null if the write deleted the document. */
  readonly after: PlayerInstance | null;
}

/** Notifications to send, and the `handled` fields to store with them. */
export interface NotificationPlan {
  readonly drafts: readonly AddressedDraft[];
  readonly handled: Partial<Handled>;
}

export interface NotificationState {
  readonly game: Game;
  readonly instance: GameInstance;
  readonly people: People;
  /** Uids of reserves whom Fives can't notify of a late spot. Undefined without a late spot. */
  readonly unreached?: ReadonlySet<Uid> | undefined;
}

export const NO_NOTIFICATIONS: NotificationPlan = { drafts: [], handled: {} };

/** Ignores `false`, so that callers can write `condition && plan`. */
export function mergePlans(plansOrFalse: readonly (NotificationPlan | false)[]): NotificationPlan {
  const plans = plansOrFalse.filter((part) => part !== false);
  return {
    drafts: plans.flatMap(({ drafts }) => drafts),
    handled: Object.assign({}, ...plans.map(({ handled }) => handled)) as Partial<Handled>,
  };
}

export function addressTo(
  uids: readonly Uid[],
  draft: NotificationDraft,
  renotify: RenotifyMode | undefined = NOTIFICATIONS[draft.kind].renotify,
): AddressedDraft[] {
  return uids.map((uid) => ({ uid, draft, ...(renotify && { renotify }) }));
}

interface ExpectedState extends Pick<NotificationState, 'people'> {
  readonly game: Organised;
}

/**
 * Returns the organiser who made a change. If `by` is null, returns the only organiser, or undefined if there are
 * several.
 */
export function actingOrganiser(game: Organised, by: string | null): string | undefined {
  const organisers = organisersOf(game);
  return by ?? (organisers.length === 1 ? organisers[0] : undefined);
}

export function expectedUids({ game, people }: ExpectedState, by: string | null): string[] {
  const actor = actingOrganiser(game, by);
  const expected = withoutClaimed(people).filter(({ status }) => status !== 'NOT_PLAYING');
  return uidsOf(expected).filter((uid) => uid !== actor);
}

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

type Recipient = Pick<PlayerInstance, 'uid' | 'isGuest'>;

/** Uses `isGuest` of the player instance, because a guest and a deleted account both have no player document. */
export function guestsWithInbox(people: readonly Recipient[]): ReadonlySet<string> {
  return new Set(people.filter(({ uid, isGuest }) => isGuest && !isAddedByHand(uid)).map(({ uid }) => uid));
}
