import { tzOffset } from '@date-fns/tz';
import { hoursToMilliseconds, minutesToMilliseconds } from 'date-fns';

/**
 * What a clock on the wall shows, with no zone to it: kept in the UTC fields of a Date, so that 19:00 is 19:00 in
 * arithmetic whatever the running system's own zone is. (TZDate resolves an hour that comes twice by that zone: one
 * way in a browser in London, the other way on a server in UTC.)
 */
export type WallClock = Date;

const DAY = hoursToMilliseconds(24);

/** What a clock in `timeZone` shows at `at`. */
export function toWallClock(at: Date, timeZone: string): WallClock {
  return new Date(at.getTime() + offsetAt(at.getTime(), timeZone));
}

/**
 * The moment at which a clock in `timeZone` shows `wall`. Where a clock change skips that hour, the clock is read as
 * if it had not been changed yet (01:30 becomes 02:30); where it repeats the hour, the first of the two is meant.
 */
export function fromWallClock(wall: WallClock, timeZone: string): Date {
  // No zone is a whole day from UTC, so these lie on either side of any change near the wanted moment.
  const before = offsetAt(wall.getTime() - DAY, timeZone);
  const after = offsetAt(wall.getTime() + DAY, timeZone);
  const moments = [before, after].map((offset) => ({ offset, time: wall.getTime() - offset }));
  const shown = moments.find(({ offset, time }) => offsetAt(time, timeZone) === offset);
  return new Date(shown?.time ?? wall.getTime() - before);
}

/** How far the zone's clock is ahead of UTC, in milliseconds. */
function offsetAt(time: number, timeZone: string): number {
  return minutesToMilliseconds(tzOffset(timeZone, new Date(time)));
}
