import { TZDate } from '@date-fns/tz';
import { format, isValid } from 'date-fns';
import { fromWallClock } from './wall-clock.ts';

/** The formats of the screens. The teams screen's 12-hour clock says am or pm, as 19:00 must not read as 07:00. */
export const DISPLAY_FORMATS = {
  card: 'dd/MM HH:mm',
  header: 'EEE dd/MM HH:mm',
  teams: 'dd/MM hh:mm a',
} as const;

/** What a `datetime-local` input holds. */
export const FORM_DATE_FORMAT = "yyyy-MM-dd'T'HH:mm";
const WRITTEN_LENGTH = 'yyyy-MM-ddTHH:mm'.length;

/** Writes `at` as a wall clock in `timeZone` shows it. */
export function formatInZone(at: Date, timeZone: string, pattern: string): string {
  return format(new TZDate(at.getTime(), timeZone), pattern);
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
