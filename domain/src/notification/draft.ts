import type { GameInstance } from '../instance/game-instance.schema.ts';
import { DISPLAY_FORMATS, formatInZone } from '../time/format.ts';
import { NOTIFICATIONS, type Notification, type NotificationKind } from './notification.schema.ts';

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
