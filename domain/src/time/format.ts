import { TZDate, tzOffset } from '@date-fns/tz';
import { format, hoursToMilliseconds, isValid, minutesToMilliseconds } from 'date-fns';

/**
 * A date and time without a zone, as a clock on the wall shows it, kept in the UTC fields of a Date. Arithmetic on it
 * does not depend on the running system's own zone. (TZDate does for an hour that a clock change repeats: it resolves it
 * one way in a browser in London, the other way on a server in UTC.)
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
  // No zone is a whole day from UTC, so these are the offsets before and after any clock change near that moment.
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

/** The formats of the screens: all on a 24-hour clock, as 19:00 must not read as 07:00. */
export const DISPLAY_FORMATS = {
  card: 'dd/MM HH:mm',
  header: 'EEE dd/MM HH:mm',
  teams: 'dd/MM HH:mm',
} as const;

/** What a `datetime-local` input holds. */
export const FORM_DATE_FORMAT = "yyyy-MM-dd'T'HH:mm";
const WRITTEN_LENGTH = 'yyyy-MM-ddTHH:mm'.length;

/** Writes `at` as a wall clock in `timeZone` shows it. */
export function formatInZone(at: Date, timeZone: string, pattern: string): string {
  return format(new TZDate(at.getTime(), timeZone), pattern);
}

/**
 * 'Berlin time', for whoever reads a time of that zone elsewhere: their own clock then shows another hour. Null where it
 * shows the same.
 */
export function zoneNote(at: Date, timeZone: string, ownZone: string): string | null {
  if (offsetAt(at.getTime(), timeZone) === offsetAt(at.getTime(), ownZone)) return null;
  return zoneName(timeZone);
}

/** What the clocks of a zone show, in words: 'Berlin time'. */
export function zoneName(timeZone: string): string {
  return `${(timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')} time`;
}

/**
 * A start for texts that are sent to others: on the clock at the pitch, and which clock that is where the sender's own
 * shows another hour. Nobody knows who will read it; where the sender is elsewhere, readers may be too.
 */
export function sharedStart({ startDateTime, timeZone }: Start, pattern: string, senderZone: string): string {
  const note = zoneNote(startDateTime, timeZone, senderZone);
  return [formatInZone(startDateTime, timeZone, pattern), note].filter((part) => part !== null).join(' ');
}

interface Start {
  readonly startDateTime: Date;
  /** The game's own zone. */
  readonly timeZone: string;
}

/** Writes `at` for a `datetime-local` input, in the game's own zone. */
export function toFormDate(at: Date, timeZone: string): string {
  return formatInZone(at, timeZone, FORM_DATE_FORMAT);
}

/** Reads what {@link toFormDate} wrote, or what a person typed; null where it is no date. */
export function fromFormDate(text: string, timeZone: string): Date | null {
  const wall = new Date(`${text}:00Z`);
  // Date.parse is lenient, so a date is one only if it reads back as it was written.
  if (!isValid(wall) || wall.toISOString().slice(0, WRITTEN_LENGTH) !== text) return null;
  return fromWallClock(wall, timeZone);
}
