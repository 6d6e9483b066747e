import type { Counts } from './game-instance.schema.ts';
import type { PlayerInstance } from './player-instance.schema.ts';

/** Counts the replies to an instance. */
export function countReplies(people: readonly Pick<PlayerInstance, 'status'>[]): Counts {
  const count = (status: PlayerInstance['status']) =>
    people.filter((person) => person.status === status).length;
  return { playing: count('PLAYING'), notPlaying: count('NOT_PLAYING'), unanswered: count('UNANSWERED') };
}

/** How much of a game's spots are taken, as a whole percentage; 100 when it is over-full. */
export function playingPercent({ playing }: Pick<Counts, 'playing'>, numberOfPlayers: number): number {
  return Math.min(100, Math.round((playing / numberOfPlayers) * 100));
}

/** How many said yes, and how many an instance has room for. */
export interface SpotsInput {
  readonly playing: number;
  readonly numberOfPlayers: number;
}

/** Of those who said yes: how many have a spot, and how many are reserves. */
export function dividedYes({ playing, numberOfPlayers }: SpotsInput): { taken: number; reserves: number } {
  const taken = Math.min(playing, numberOfPlayers);
  return { taken, reserves: playing - taken };
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
