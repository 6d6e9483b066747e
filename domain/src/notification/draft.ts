import type { Game } from '../game/game.schema.ts';
import type { Uid } from '../ids.ts';
import type { GameInstance } from '../instance/game-instance.schema.ts';
import { DISPLAY_FORMATS, formatInZone } from '../time/format.ts';
import { type NOTIFICATIONS, type NotificationKind, notificationRow } from './kinds.ts';
import type { Notification } from './notification.schema.ts';

/**
 * The text of a notification, and its id. A draft that names people has their uids and `nameless`, so that no name in
 * someone else's inbox outlives its owner's account.
 */
export interface NotificationDraft
  extends Pick<
    Notification,
    'id' | 'title' | 'body' | 'link' | 'gameId' | 'giId' | 'aboutUid' | 'nextUids' | 'nameless'
  > {
  readonly kind: NotificationKind;
}

/** What a draft is about. */
export type Subject = Pick<GameInstance, 'id' | 'gameId' | 'game' | 'startDateTime'>;

export interface Wording {
  readonly title: string;
  readonly body: string;
  /** Tells drafts of one kind for one instance or game apart, where there may be several. */
  readonly id?: string;
  /** Whom it is about, where it is about one person. */
  readonly aboutUid?: Uid;
  readonly nextUids?: Uid[];
  readonly nameless?: { readonly title: string; readonly body: string };
}

type KindAbout<A> = {
  [K in NotificationKind]: (typeof NOTIFICATIONS)[K]['about'] extends A ? K : never;
}[NotificationKind];

/** A draft about an instance. One person gets one of a kind for an instance, so kind and instance make its id. */
export function draft(
  kind: KindAbout<'instance'>,
  { id: giId, gameId }: Subject,
  wording: Wording,
): NotificationDraft {
  const { title, body, id = kind, aboutUid, nextUids, nameless } = wording;
  const { screen } = notificationRow(kind);
  const link = screen === undefined ? `/gi/${giId}` : `/gi/${giId}/${screen}`;
  return {
    ...{ id: `${giId}_${id}`, kind, title, body, link, gameId, giId },
    ...(aboutUid !== undefined && { aboutUid }),
    ...(nextUids !== undefined && { nextUids }),
    ...(nameless !== undefined && { nameless }),
  };
}

/** A draft about a game as a whole: it leads to the game, or to a screen below it, and names no instance. Kind and game make its id, or `id` and game. */
export function draftOfGame(
  kind: KindAbout<'game'>,
  { id: gameId }: Pick<Game, 'id'>,
  { title, body, id = kind, screen }: Pick<Wording, 'title' | 'body' | 'id'> & { readonly screen?: 'stars' },
): NotificationDraft {
  const link = screen === undefined ? `/game/${gameId}` : `/game/${gameId}/${screen}`;
  return { id: `${gameId}_${id}`, kind, title, body, link, gameId, giId: '' };
}

/** When a game is, as its players read it. */
export function when({ startDateTime, game }: Subject): string {
  return formatInZone(startDateTime, game.timeZone, DISPLAY_FORMATS.header);
}

/** What a screen would say of the time alone. */
export function clockTime(at: Date, { game }: Subject): string {
  return formatInZone(at, game.timeZone, 'HH:mm');
}
