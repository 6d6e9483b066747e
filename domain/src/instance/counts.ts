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
