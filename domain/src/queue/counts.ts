import type { Counts } from '../instance/game-instance.schema.ts';
import type { PlayerInstance } from '../instance/player-instance.schema.ts';
import { peopleWithoutReply } from '../people/claims.ts';
import { countsAsGuest } from '../people/join-rules.ts';
import { plural } from '../text.ts';
import { freeSpots, isInTeam, type Replier, type Spots, toQueue, waitingForPlayers } from './queue.ts';

type CountedEntry = Replier & Pick<PlayerInstance, 'isGuest' | 'addedBy' | 'broughtBy' | 'sameAs'>;

export function countReplies(people: readonly CountedEntry[], spots: Spots): Counts {
  const count = (status: PlayerInstance['status']) =>
    people.filter((person) => person.status === status).length;
  const queue = toQueue(people, spots);
  const { numberOfPlayers } = spots.game;
  const extra = Math.max(0, queue.playing.length - numberOfPlayers);
  const waiting = waitingForPlayers(queue, spots).length;
  const isLate = (spots.lateQueue ?? null) !== null;
  const offered = isLate ? Math.min(freeSpots(queue, numberOfPlayers), queue.reserves.length) : 0;
  const inTeams = people.filter(isInTeam).length;
  const guests = people.filter(countsAsGuest).length;
  return {
    playing: count('PLAYING'),
    notPlaying: count('NOT_PLAYING'),
    ...(extra > 0 && { extra }),
    unanswered: peopleWithoutReply(people).length,
    ...(offered > 0 && { offered }),
    ...(waiting > 0 && { waiting }),
    ...(inTeams > 0 && { inTeams }),
    ...(guests > 0 && { guests }),
  };
}

export function withOneGuestFewer({ guests = 0, ...counts }: Counts): Counts {
  return guests > 1 ? { ...counts, guests: guests - 1 } : counts;
}

export interface SpotsInput {
  readonly counts: Pick<Counts, 'playing' | 'extra' | 'offered' | 'waiting'>;
  readonly game: Spots['game'];
}

type SpotNumbers = Readonly<ReturnType<typeof spotsOf>>;

export function spotsOf({ counts, game }: SpotsInput) {
  const { extra = 0, offered = 0, waiting = 0 } = counts;
  const playing = counts.playing - waiting;
  const { numberOfPlayers, reserveOffers = 'IN_TURN' } = game;
  const taken = Math.max(0, Math.min(playing, numberOfPlayers) - offered) + extra;
  const short = Math.max(0, numberOfPlayers - taken);
  const reserves = Math.max(0, playing - taken);
  return {
    numberOfPlayers,
    /** Number of players, which is above `numberOfPlayers` if an organiser chose more. */
    taken,
    /** Spots without a player, including offered spots. */
    short,
    offered,
    /** Spots that the next yes replies get. */
    free: reserveOffers === 'AT_ONCE' ? short : Math.max(0, short - offered),
    reserves,
    nextReservePosition: reserves + 1,
    percent: Math.min(100, Math.round((taken / numberOfPlayers) * 100)),
  };
}

export function reservesText({ reserves }: Pick<SpotNumbers, 'reserves'>): string | null {
  return reserves === 0 ? null : plural(reserves, 'reserve');
}

export function spotsTakenText(spots: SpotNumbers): string {
  return `${spots.taken}/${spots.numberOfPlayers} ${reservesText(spots) ? `· ${reservesText(spots)}` : 'playing'}`;
}

export function spotsText(spots: SpotNumbers): string {
  const { numberOfPlayers, taken, free, offered, nextReservePosition } = spots;
  if (free > 0) return `${taken} of ${numberOfPlayers} playing, ${plural(free, 'spot')} left`;
  if (offered > 0)
    return `${plural(offered, 'spot')} ${offered === 1 ? 'is' : 'are'} on offer to the reserves. Say yes and you'll be behind them`;
  return `Full. Say yes and you'll be ${ordinal(nextReservePosition)} reserve`;
}

export function spotsLeftText(spots: SpotNumbers): string {
  const { taken, numberOfPlayers, free, offered } = spots;
  const onOffer = offered > 0 ? `${plural(offered, 'spot')} on offer` : null;
  const rest =
    free > 0 ? `${plural(free, 'spot')} left` : (onOffer ?? reservesText(spots) ?? 'join as a reserve');
  return `${taken} of ${numberOfPlayers} in, ${rest}`;
}

const ordinalRules = new Intl.PluralRules('en', { type: 'ordinal' });
const SUFFIXES: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

export function ordinal(position: number): string {
  return `${position}${SUFFIXES[ordinalRules.select(position)] ?? 'th'}`;
}
