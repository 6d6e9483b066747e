import { weeksToDays } from 'date-fns';
import { fromWallClock, toWallClock } from '../time/format.ts';

/**
 * The start of the next weekly instance: the same weekday and wall clock in the game's own zone, one week on, or the
 * first such time after `now` where weeks were missed. A wall clock that a clock change skips moves forward by the
 * skipped time; one that it repeats means the first of the two.
 *
 * Only the newest start is known, so a game that was moved forward once keeps its later hour from then on.
 * @param last the start of the newest instance
 */
export function nextWeeklyStart(last: Date, timeZone: string, now: Date): Date {
  const first = toWallClock(last, timeZone);
  for (let weeks = 1; ; weeks++) {
    // Counted from the first wall clock each time, so that an hour skipped in a missed week is back in the next.
    const next = fromWallClock(weeksLater(first, weeks), timeZone);
    // Written so that a date that is none ends the search as well.
    if (!(next.getTime() <= now.getTime())) return next;
  }
}

function weeksLater(wall: Date, weeks: number): Date {
  const later = new Date(wall.getTime());
  later.setUTCDate(later.getUTCDate() + weeksToDays(weeks));
  return later;
}
