import type { Game } from '../game/game.schema.ts';
import type { Uid } from '../ids.ts';
import type { GameInstance } from '../instance/game-instance.schema.ts';
import { DISPLAY_FORMATS, formatInZone } from '../time/format.ts';
import { type NOTIFICATIONS, type NotificationKind, notificationRow } from './kinds.ts';
import type { Notification } from './notification.schema.ts';

/**
 * Text and id of a notification. If it names people, `aboutUid`, `nextUids` and `nameless` allow removal of the names
 * when an account is deleted.
 */
export interface NotificationDraft
  extends Pick<
    Notification,
    'id' | 'title' | 'body' | 'link' | 'gameId' | 'giId' | 'aboutUid' | 'nextUids' | 'nameless'
  > {
  readonly kind: NotificationKind;
}

export type Subject = Pick<GameInstance, 'id' | 'gameId' | 'game' | 'startDateTime'>;

export interface Wording {
  readonly title: string;
  readonly body: string;
  /** Distinguishes drafts of one kind for one instance or game. */
  readonly id?: string;
  readonly aboutUid?: Uid;
  readonly nextUids?: Uid[];
  readonly nameless?: { readonly title: string; readonly body: string };
}

type KindAbout<A> = {
  [K in NotificationKind]: (typeof NOTIFICATIONS)[K]['about'] extends A ? K : never;
}[NotificationKind];

/**
 * Returns a draft about an instance. Its id is `{giId}_{id}`, so each person gets one notification per kind and
 * instance.
 */
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

/** Returns a draft about a game, without an instance. Its link opens the game or a screen below it. */
export function draftOfGame(
  kind: KindAbout<'game'>,
  { id: gameId }: Pick<Game, 'id'>,
  { title, body, id = kind, screen }: Pick<Wording, 'title' | 'body' | 'id'> & { readonly screen?: 'stars' },
): NotificationDraft {
  const link = screen === undefined ? `/game/${gameId}` : `/game/${gameId}/${screen}`;
  return { id: `${gameId}_${id}`, kind, title, body, link, gameId, giId: '' };
}

export function when({ startDateTime, game }: Subject): string {
  return formatInZone(startDateTime, game.timeZone, DISPLAY_FORMATS.header);
}

export function clockTime(at: Date, { game }: Subject): string {
  return formatInZone(at, game.timeZone, 'HH:mm');
}
