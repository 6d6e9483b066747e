import type { People, PlayerInstance } from '../instance/player-instance.schema.ts';
import { replyFields } from '../transitions/reply.ts';
import { type Spots, toQueue, withTeams } from './queue.ts';

/** Returns when the first condition of a yes ends, or null if no condition ends. */
export function conditionsEndAt(people: People): Date | null {
  const ends = people.flatMap(({ status, condition }) =>
    status === 'PLAYING' && condition?.until ? [condition.until.getTime()] : [],
  );
  return ends.length === 0 ? null : new Date(Math.min(...ends));
}

/**
 * Returns the people whose conditions have ended, with a new reply: a no without a spot, or an unconditional yes with a
 * spot.
 */
export function withEndedConditions(people: People, spots: Spots, now: Date): PlayerInstance[] {
  const { playing } = withTeams(toQueue(people, spots));
  return people
    .filter(({ status, condition }) => status === 'PLAYING' && condition?.until && condition.until <= now)
    .map((person) =>
      playing.includes(person)
        ? { ...person, condition: null }
        : { ...person, ...replyFields(person, 'NOT_PLAYING', now) },
    );
}
