import type { GameResponse } from '../api/responses.ts';
import type { GameSummary } from '../game/game.schema.ts';
import type { GiId } from '../ids.ts';
import type { GameInstance, Result, TeamLooks } from '../instance/game-instance.schema.ts';
import { notUpcomingReason } from '../instance/state-rules.ts';
import { newcomerReason } from '../people/join-rules.ts';
import { resultText } from '../played/result.ts';
import { type SpotsInput, spotsLeftText, spotsOf, spotsText } from '../queue/counts.ts';
import { type Reason, reasonText } from '../reasons.ts';
import { DISPLAY_FORMATS, formatInZone, sharedStart } from '../time/format.ts';
import { hasStarted } from '../time/start.ts';

/** View of an instance for a visitor with an invite link, without names of people. */
export interface InviteCard
  extends Pick<GameInstance, 'id' | 'gameId' | 'startDateTime' | 'status' | 'cancelReason' | 'counts'>,
    Result,
    TeamLooks {
  readonly game: Pick<GameSummary, 'name' | 'location' | 'timeZone' | 'numberOfPlayers' | 'reserveOffers'> &
    Pick<GameSummary, 'maxGuests' | 'isClosed' | 'inviteKey'>;
  /** Null while this date is ahead, and without another date. */
  readonly next?: NextInstance | null;
}

export interface NextInstance {
  readonly id: GiId;
  readonly startDateTime: Date;
  /** Number of taken spots. */
  readonly taken: number;
  readonly numberOfPlayers: number;
}

/**
 * @param inviteKey key of the visitor's link. The API has accepted the key
 * @returns null if the response contains no instance
 */
export function readInviteCard(
  { gameInstances, nextInstance, name, location, numberOfPlayers, timeZone, ...game }: GameResponse,
  inviteKey: string | null,
): InviteCard | null {
  const { reserveOffers, maxGuests, isClosed } = game;
  const [instance] = gameInstances;
  if (instance === undefined) return null;
  return {
    ...instance,
    id: instance._id,
    startDateTime: new Date(instance.startDateTime),
    game: { name, location, numberOfPlayers, reserveOffers, maxGuests, isClosed, timeZone, inviteKey },
    next: readNextInstance(nextInstance),
  };
}

export function readNextInstance(next: GameResponse['nextInstance']): NextInstance | null {
  return next ? { ...next, id: next._id, startDateTime: new Date(next.startDateTime) } : null;
}

export function nextGameText(next: NextInstance, timeZone: string) {
  const startText = formatInZone(next.startDateTime, timeZone, DISPLAY_FORMATS.header);
  return { title: `Next game: ${startText}`, text: `${next.taken}/${next.numberOfPlayers} in` };
}

export function visitorReason({ game, counts }: Pick<InviteCard, 'game' | 'counts'>): Reason | null {
  return newcomerReason(game, counts, true);
}

export function invitedText(instance: SpotsInput, reason: Reason | null): string {
  return reason === null ? `${spotsText(spotsOf(instance))}. Will you be playing?` : `${reasonText(reason)}.`;
}

export const UNKNOWN_GAME = {
  title: 'Game not found',
  text: 'The link may be incomplete, or the game was deleted. Ask for the link again.',
};

/** The title has the most important facts, because some messengers show only the title. */
export function invitePreview(
  card: InviteCard,
  now: Date,
): { readonly title: string; readonly text: string } {
  const { name, location, timeZone } = card.game;
  const startText = formatInZone(card.startDateTime, timeZone, DISPLAY_FORMATS.header);
  return {
    title: `${name} · ${startText} · ${statusText(card, now)}`,
    text: previewText(card, location, now),
  };
}

function previewText(card: InviteCard, location: string, now: Date): string {
  if (card.status === 'CANCELLED' && card.cancelReason !== '') return `Cancelled: ${card.cancelReason}`;
  return notUpcomingReason(card, now) === null && visitorReason(card) === null
    ? `${location}. Will you be playing?`
    : location;
}

function statusText(card: InviteCard, now: Date): string {
  if (card.status === 'CANCELLED') return 'cancelled';
  if (card.status === 'NOT_PLAYED') return 'not played';
  if (!hasStarted(card.startDateTime, now)) return spotsLeftText(spotsOf(card));
  return resultText(card) ?? 'played';
}

/** Path of the permanent link of a game, which shows the next date. */
export function joinPath(joinKey: string): string {
  return `/join/${encodeURIComponent(joinKey)}`;
}

/** @param key key of a renewed link, null before the first renewal */
export function invitePath(giId: GiId, key: string | null, query: Record<string, string> = {}): string {
  const search = new URLSearchParams({ ...(key !== null && { key }), ...query });
  return `/gi/${giId}${search.size === 0 ? '' : `?${search}`}`;
}

interface InviteInput extends Pick<GameSummary, 'name' | 'location' | 'timeZone'> {
  readonly startDateTime: Date;
}

export function inviteTitle({ name }: Pick<InviteInput, 'name'>): string {
  return `Game invite: ${name}`;
}

export function inviteText(invite: InviteInput, senderZone: string = invite.timeZone): string {
  const { name, location } = invite;
  return `Join ${name} at ${location} on ${sharedStart(invite, DISPLAY_FORMATS.header, senderZone)}`;
}
