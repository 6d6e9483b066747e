import { isJoinedGuest } from '../people/room.ts';
import type { Counts } from './game-instance.schema.ts';
import type { PlayerInstance } from './player-instance.schema.ts';
import { type Answerer, freeSpots, type Spots, toQueue } from './queue.ts';

type Placed = Answerer & Pick<PlayerInstance, 'isGuest' | 'addedBy'>;

/** Counts the replies to an instance with these spots. */
export function countReplies(people: readonly Placed[], spots: Spots): Counts {
  const count = (status: PlayerInstance['status']) =>
    people.filter((person) => person.status === status).length;
  const queue = toQueue(people, spots);
  const { numberOfPlayers } = spots.game;
  const inTeams = queue.reserves.filter(({ team }) => team !== 'NO_TEAM').length;
  const reservesInTeams = Math.max(0, queue.playing.length + inTeams - numberOfPlayers);
  const offered = Math.min(freeSpots(queue, numberOfPlayers), queue.reserves.length - inTeams);
  const guests = people.filter(isJoinedGuest).length;
  return {
    playing: count('PLAYING'),
    notPlaying: count('NOT_PLAYING'),
    unanswered: count('UNANSWERED'),
    ...(reservesInTeams > 0 && { reservesInTeams }),
    ...(offered > 0 && { offered }),
    ...(guests > 0 && { guests }),
  };
}

/** The same once one of the guests who joined by themselves has registered. */
export function oneGuestFewer({ guests = 0, ...counts }: Counts): Counts {
  return guests > 1 ? { ...counts, guests: guests - 1 } : counts;
}

/** How much of a game's spots are taken, as a whole percentage; 100 when it is over-full. */
export function playingPercent({ playing }: Pick<Counts, 'playing'>, numberOfPlayers: number): number {
  return Math.min(100, Math.round((playing / numberOfPlayers) * 100));
}

/** How many said yes, and how many an instance has room for. */
export interface SpotsInput extends Pick<Counts, 'playing' | 'reservesInTeams' | 'offered'> {
  readonly numberOfPlayers: number;
}

/** Of those who said yes: how many spots are taken, and how many people wait. Who is in a team plays, and does not wait. */
export function dividedYes(input: SpotsInput): { taken: number; reserves: number } {
  const { playing, numberOfPlayers, reservesInTeams = 0, offered = 0 } = input;
  // Whoever is in a team has a spot where there is one, and plays beyond the spots where there is none.
  const taken = Math.min(playing, numberOfPlayers) - offered;
  return { taken, reserves: playing - taken - reservesInTeams };
}

/** '2 reserves'; null where nobody waits. */
export function reservesText(reserves: number): string | null {
  if (reserves === 0) return null;
  return `${reserves} ${reserves === 1 ? 'reserve' : 'reserves'}`;
}

/** How full a game is, in short: '3/10 playing', or '4/4 · 2 reserves'. */
export function spotsTakenText(input: SpotsInput): string {
  const { taken, reserves } = dividedYes(input);
  const spots = `${taken}/${input.numberOfPlayers}`;
  return reserves === 0 ? `${spots} playing` : `${spots} · ${reservesText(reserves)}`;
}

/** What a yes is worth now, for somebody who has not said it. */
export function spotsText({ numberOfPlayers, playing, offered = 0 }: SpotsInput): string {
  const left = numberOfPlayers - playing;
  if (offered > 0)
    return `${countPlaces(offered)} offered to the reserves: answering yes puts you after them`;
  if (left > 0) return `${playing} of ${numberOfPlayers} playing, ${countPlaces(left)} left`;
  return `All ${numberOfPlayers} places are taken: answering yes puts you ${ordinal(1 - left)} on the reserve list`;
}

/** '6 of 10 in, 4 places left', or '10 of 10 in, 2 reserves', for whoever sees nothing else of the game. */
export function placesLeftText(input: SpotsInput): string {
  const { taken, reserves } = dividedYes(input);
  const left = input.numberOfPlayers - taken;
  const rest = left > 0 ? `${countPlaces(left)} left` : (reservesText(reserves) ?? 'reserves can join');
  return `${taken} of ${input.numberOfPlayers} in, ${rest}`;
}

function countPlaces(amount: number): string {
  return `${amount} ${amount === 1 ? 'place' : 'places'}`;
}

const rules = new Intl.PluralRules('en', { type: 'ordinal' });
const SUFFIXES: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** A position in a row in English: 1st, 2nd, 3rd, 11th. */
export function ordinal(position: number): string {
  return `${position}${SUFFIXES[rules.select(position)] ?? 'th'}`;
}
