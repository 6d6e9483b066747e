import type { GiId } from '../ids.ts';
import { notUpcomingReason } from '../instance/state-rules.ts';
import { resultText } from '../played/result.ts';
import { spotsLeftText, spotsOf } from '../queue/counts.ts';
import { DISPLAY_FORMATS, formatInZone } from '../time/format.ts';
import { hasStarted } from '../time/start.ts';
import { type InviteCard, visitorReason } from './invite-card.ts';

export const UNKNOWN_GAME = {
  title: 'Game not found',
  text: 'The link may be incomplete, or the game was deleted. Ask for the link again.',
};

/** Returns the preview for messengers. Some show only the title, so the title contains everything. */
export function invitePreview(
  card: InviteCard,
  now: Date,
): { readonly title: string; readonly text: string } {
  const { name, location, timeZone } = card.game;
  const when = formatInZone(card.startDateTime, timeZone, DISPLAY_FORMATS.header);
  return {
    title: `${name} · ${when} · ${standOf(card, now)}`,
    text: textOf(card, location, now),
  };
}

function textOf(card: InviteCard, location: string, now: Date): string {
  if (card.status === 'CANCELLED' && card.cancelReason !== '') return `Cancelled: ${card.cancelReason}`;
  return notUpcomingReason(card, now) === null && visitorReason(card) === null
    ? `${location}. Will you be playing?`
    : location;
}

function standOf(card: InviteCard, now: Date): string {
  if (card.status === 'CANCELLED') return 'cancelled';
  if (!hasStarted(card.startDateTime, now)) return spotsLeftText(spotsOf(card));
  return resultText(card) ?? 'played';
}

/**
 * Returns the path of the invite link.
 * @param key key of a renewed link, null before the first renewal
 */
export function invitePath(giId: GiId, key: string | null): string {
  return `/gi/${giId}${key === null ? '' : `?key=${encodeURIComponent(key)}`}`;
}
