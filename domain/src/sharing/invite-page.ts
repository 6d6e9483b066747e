import { mapsLink } from '../calendar/calendar-event.ts';
import { aheadReason } from '../instance/state-rules.ts';
import { resultText } from '../played/result.ts';
import { reservesText, spotsLeftText, spotsOf } from '../queue/counts.ts';
import { countdownText, gameHealth, playersShortLabel } from '../queue/health.ts';
import { DISPLAY_FORMATS, formatInZone, zoneName } from '../time/format.ts';
import { hasStarted } from '../time/start.ts';
import { type InviteCard, invitedText, visitorReason } from './invite-card.ts';

/*
 * The page behind an invite link is drawn once for each of its forms, when the app is built. What differs from card to card
 * within a form are its texts, which the server fills in.
 */

/** The form of a card's page: cards with the same one differ in nothing but their texts and their lights. */
export function invitePageForm(card: InviteCard, now: Date): string {
  const { reserves } = spotsOf(card);
  return [
    lineOf(card, now),
    reserves > 0 ? 'reserves' : 'no-reserves',
    card.winningTeam === null ? 'open' : 'decided',
  ].join(' ');
}

/** Of what kind the last line of the scoreboard is. */
function lineOf(card: InviteCard, now: Date): string {
  if (card.status === 'CANCELLED') return card.cancelReason === '' ? 'cancelled' : 'cancelled with a reason';
  if (hasStarted(card.startDateTime, now)) return 'played';
  const left = countdownText(card.startDateTime, now) === 'Now' ? 'now' : 'later';
  return `${left} ${gameHealth(card, now)} ${roomOf(card)}`;
}

/** Who can still join: anyone, only players with an account, or no one new. */
function roomOf(card: InviteCard): 'anyone' | 'register' | 'shut' {
  const reason = visitorReason(card);
  if (reason === null) return 'anyone';
  return reason.code === 'NO_ROOM_FOR_GUESTS' ? 'register' : 'shut';
}

/** The texts of a card's page, by the names of the places where they stand. A text of another form is empty. */
export function invitePageTexts(card: InviteCard, now: Date): Readonly<Record<string, string>> {
  const { startDateTime, counts, game } = card;
  const spots = spotsOf(card);
  const { taken, reserves } = spots;
  return {
    name: game.name,
    location: game.location,
    map: mapsLink(game.location),
    gameId: card.gameId,
    link: encodeURIComponent(invitePath(card.id, game.inviteKey)),
    when: formatInZone(startDateTime, game.timeZone, DISPLAY_FORMATS.header),
    zone: ` ${zoneName(game.timeZone)}`,
    takenOfAll: `${taken}/${game.numberOfPlayers}`,
    waiting: reservesText(spots) ?? '',
    left: countdownText(startDateTime, now),
    short: playersShortLabel(card, now) ?? '',
    cancelReason: card.status === 'CANCELLED' ? card.cancelReason : '',
    invited: invitedText(card, visitorReason(card)),
    result: resultText(card) ?? '',
    taken: String(taken),
    reserves: String(reserves),
    notPlaying: String(counts.notPlaying),
    unanswered: String(counts.unanswered),
  };
}

/** What a messenger shows of an invite link that is pasted into a chat. Some show the title alone, so it says all. */
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
  return aheadReason(card, now) === null && visitorReason(card) === null
    ? `${location}. Will you be playing?`
    : location;
}

function standOf(card: InviteCard, now: Date): string {
  if (card.status === 'CANCELLED') return 'cancelled';
  if (!hasStarted(card.startDateTime, now)) return spotsLeftText(spotsOf(card));
  return resultText(card) ?? 'played';
}

/**
 * The address of an instance, which is the invite to it, as a path.
 * @param key what a renewed link brings along; null before that
 */
export function invitePath(giId: string, key: string | null): string {
  return `/gi/${giId}${key === null ? '' : `?key=${encodeURIComponent(key)}`}`;
}
