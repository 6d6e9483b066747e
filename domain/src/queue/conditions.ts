import type { People, PlayerInstance, ReplyCondition } from '../instance/player-instance.schema.ts';
import { DISPLAY_FORMATS, formatInZone } from '../time/format.ts';
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

/** Returns text such as 'if at least 8 play, until Wed 10/06 12:00', to follow 'yes'. */
export function conditionText({ minPlayers, until, reserveOnly }: ReplyCondition, timeZone: string): string {
  const parts = [
    reserveOnly && 'only as a reserve',
    minPlayers !== null && `if at least ${minPlayers} play`,
    until !== null && `until ${formatInZone(until, timeZone, DISPLAY_FORMATS.header)}`,
  ];
  return parts.filter((part) => part !== false).join(', ');
}
