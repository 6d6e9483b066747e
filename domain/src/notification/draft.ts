import type { GameInstance } from '../instance/game-instance.schema.ts';
import { DISPLAY_FORMATS, formatInZone } from '../time/format.ts';
import { NOTIFICATIONS, type NotificationKind } from './kinds.ts';
import type { Notification } from './notification.schema.ts';

/**
 * Text and id of a notification. If the text names people, the deletion of an account uses `aboutUid`, `nextUids` and
 * `nameless` to remove the names.
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
  /** Distinguishes drafts of one kind for one instance. */
  readonly id?: string;
}

/**
 * Returns a draft about an instance. The id of the draft is `{giId}_{id}`, so each person gets one notification per
 * kind and instance.
 */
export function draft(
  kind: Exclude<NotificationKind, 'ORGANISING'>,
  { id: giId, gameId }: Subject,
  { id = kind, ...text }: DraftText,
): NotificationDraft {
  const { screen } = NOTIFICATIONS[kind];
  const link = screen === undefined ? `/gi/${giId}` : `/gi/${giId}/${screen}`;
  return { ...text, id: `${giId}_${id}`, kind, link, gameId, giId };
}

export function when({ startDateTime, game }: Subject): string {
  return formatInZone(startDateTime, game.timeZone, DISPLAY_FORMATS.header);
}

export function clockTime(at: Date, { game }: Subject): string {
  return formatInZone(at, game.timeZone, 'HH:mm');
}
