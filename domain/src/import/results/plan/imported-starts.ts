import { millisecondsInMinute } from 'date-fns/constants';
import { fromWallClock, toWallClock } from '../../../time/format.ts';
import type { ImportedGame } from '../results.types.ts';

interface UsualStart {
  readonly at: Date;
  readonly timeZone: string;
}

/**
 * Returns a start for each game: the usual time on the day of the game. Later games of one day follow after a minute
 * each. A game of today whose usual time has not come starts at midnight.
 */
export function importedStarts(games: readonly ImportedGame[], usual: UsualStart, now: Date): Date[] {
  const newestFirst = (games[0]?.date ?? '') > (games.at(-1)?.date ?? '');
  const daysAt = new Map<string, number[]>();
  for (const [at, { date }] of games.entries()) daysAt.set(date, [...(daysAt.get(date) ?? []), at]);
  return games.map(({ date }, at) => {
    const sameDay = daysAt.get(date) ?? [];
    const number = newestFirst ? sameDay.length - 1 - sameDay.indexOf(at) : sameDay.indexOf(at);
    const usualStart = startOn(date, toWallClock(usual.at, usual.timeZone), number, usual.timeZone);
    return usualStart <= now ? usualStart : startOn(date, new Date(0), number, usual.timeZone);
  });
}

function startOn(date: string, clock: Date, minutes: number, timeZone: string): Date {
  const wall = new Date(`${date}T${clock.toISOString().slice(11, 19)}Z`);
  return fromWallClock(new Date(wall.getTime() + minutes * millisecondsInMinute), timeZone);
}
