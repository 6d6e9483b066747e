import type { GameResponse } from '../api/responses.ts';
import type { Game, GameSummary } from '../game/game.schema.ts';
import type { GiId } from '../ids.ts';
import type { GameInstance, Result, TeamLooks } from '../instance/game-instance.schema.ts';
import type { PlayerInstance } from '../instance/player-instance.schema.ts';
import { isOn, notUpcomingReason } from '../instance/state-rules.ts';
import { formatMoney } from '../money/amount.ts';
import type { Cost } from '../money/money.schema.ts';
import { newcomerReason } from '../people/join-rules.ts';
import { firstName } from '../people/unique-names.ts';
import { resultText, teamNames } from '../played/result.ts';
import type { Player } from '../player/player.schema.ts';
import { type SpotsInput, spotsLeftText, spotsOf, spotsText } from '../queue/counts.ts';
import { toQueue } from '../queue/queue.ts';
import { type Reason, reasonText } from '../reasons.ts';
import { DISPLAY_FORMATS, formatInZone, sharedPlan } from '../time/format.ts';
import { hasStarted } from '../time/start.ts';

/** View of an instance for a visitor with an invite link. Only `invite` contains names of people. */
export interface InviteCard
  extends Pick<GameInstance, 'id' | 'gameId' | 'startDateTime' | 'status' | 'cancelReason' | 'counts'>,
    Result,
    TeamLooks {
  readonly game: Pick<GameSummary, 'name' | 'location' | 'timeZone' | 'numberOfPlayers' | 'reserveOffers'> &
    Pick<GameSummary, 'maxGuests' | 'isClosed' | 'inviteKey' | 'durationMinutes' | 'meetMinutesBefore'>;
  readonly invite?: Invite | undefined;
  /** Null while this date is ahead, and without another date. */
  readonly next?: NextInstance | null;
}

export type Invite = NonNullable<GameResponse['invite']>;

type Open = Pick<GameInstance, 'startDateTime' | 'status'>;

/** Title of everything that leaves the app. After the start, no one is invited. */
export function shareTitle(instance: Open, now: Date): 'Invites' | 'Share' {
  return notUpcomingReason(instance, now) === null ? 'Invites' : 'Share';
}

export function showsNames({ namesForLink }: Pick<Game, 'namesForLink'>, instance: Open, now: Date): boolean {
  return namesForLink && notUpcomingReason(instance, now) === null;
}

interface InviteInputs {
  readonly instance: Pick<GameInstance, 'startDateTime' | 'game' | 'lateQueue'>;
  /** Empty if visitors see no names. */
  readonly people: readonly PlayerInstance[];
  /** Null if visitors see no names, or if the lead organiser has no account any more. */
  readonly organiser: Pick<Player, 'name'> | null;
  readonly cost: Cost | null;
}

export function toInvite({ instance, people, organiser, cost }: InviteInputs): Invite {
  const { playing } = toQueue(people, instance);
  return {
    names: playing.map(({ name }) => firstName(name)),
    invitedBy: organiser && firstName(organiser.name),
    price: cost && priceOf(cost),
  };
}

/** People with plus-ones pay several times the price, so the lowest share is the price. */
function priceOf({ shares, currency }: Cost): Invite['price'] {
  const amounts = Object.values(shares).flatMap(({ amount }) => (amount > 0 ? [amount] : []));
  return amounts.length === 0 ? null : { amount: Math.min(...amounts), currency };
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
  { gameInstances, nextInstance, invite, ...game }: GameResponse,
  inviteKey: string | null,
): InviteCard | null {
  const { name, location, timeZone, durationMinutes, meetMinutesBefore } = game;
  const { numberOfPlayers, reserveOffers, maxGuests, isClosed } = game;
  const [instance] = gameInstances;
  if (instance === undefined) return null;
  return {
    ...instance,
    id: instance._id,
    startDateTime: new Date(instance.startDateTime),
    game: {
      ...{ name, location, timeZone, durationMinutes, meetMinutesBefore },
      ...{ numberOfPlayers, reserveOffers, maxGuests, isClosed, inviteKey },
    },
    invite,
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

/** Returns the most important figure of a date: the result, or the taken spots. Null for a date that is off. */
export function cardFigure(
  card: SpotsInput & Result & Pick<InviteCard, 'status' | 'teamAName' | 'teamBName'>,
): { readonly figure: string; readonly label: string } | null {
  if (!isOn(card)) return null;
  const { winningTeam, winningMargin, teamAGoals, teamBGoals } = card;
  const { teamA, teamB } = teamNames(card);
  if (winningTeam !== null && teamAGoals !== null && teamBGoals !== null)
    return { figure: `${teamAGoals}–${teamBGoals}`, label: `${teamA} v ${teamB}` };
  if (winningTeam === 'DRAW') return { figure: 'Drawn', label: `${teamA} v ${teamB}` };
  if (winningTeam !== null) {
    const label = winningMargin === null ? 'won' : `won by ${winningMargin}`;
    return { figure: winningTeam === 'TEAM_A' ? teamA : teamB, label };
  }
  const { taken, numberOfPlayers } = spotsOf(card);
  return { figure: `${taken}/${numberOfPlayers}`, label: 'playing' };
}

type Invited = SpotsInput & Pick<InviteCard, 'invite'>;

export function invitedText({ invite, ...instance }: Invited, reason: Reason | null): string {
  if (reason !== null) return `${reasonText(reason)}.`;
  const { invitedBy = null, price = null } = invite ?? {};
  const sentences = [
    invitedBy && `${invitedBy} invites you`,
    spotsText(spotsOf(instance)),
    price && `${formatMoney(price.amount, price.currency)} each`,
    'Will you be playing?',
  ];
  return sentences.filter((sentence) => sentence !== null).join('. ');
}

/** Text below the numbers of replies on the card. */
export function poolText({ invite }: Pick<InviteCard, 'invite'>, mayReply: boolean): string {
  if (!mayReply) return "Log in to see who's playing";
  const isNamed = invite !== undefined && invite.names.length > 0;
  return `${isNamed ? 'Reply to see everyone' : "Reply to see who's playing"}. You don't need an account.`;
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

interface InviteInput
  extends Pick<GameSummary, 'name' | 'location' | 'timeZone' | 'durationMinutes' | 'meetMinutesBefore'> {
  readonly startDateTime: Date;
}

export function inviteTitle({ name }: Pick<InviteInput, 'name'>): string {
  return `Game invite: ${name}`;
}

export function inviteText(invite: InviteInput, senderZone: string = invite.timeZone): string {
  const { name, location } = invite;
  return `Join ${name} at ${location} on ${sharedPlan(invite, DISPLAY_FORMATS.header, senderZone)}`;
}
