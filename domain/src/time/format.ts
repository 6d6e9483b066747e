import { TZDate, tzOffset } from '@date-fns/tz';
import { format, hoursToMilliseconds, isValid, minutesToMilliseconds, subMinutes } from 'date-fns';

/**
 * Date and time without a zone, stored in the UTC fields of a Date. Arithmetic is independent of the system's zone,
 * unlike with TZDate.
 */
type WallClock = Date;

const DAY = hoursToMilliseconds(24);

export function toWallClock(at: Date, timeZone: string): WallClock {
  return new Date(at.getTime() + offsetAt(at.getTime(), timeZone));
}

/**
 * Returns the moment at which a clock in `timeZone` shows `wall`. A skipped hour moves forward, and a repeated hour
 * means the first.
 */
export function fromWallClock(wall: WallClock, timeZone: string): Date {
  // Zones differ from UTC by less than a day. So these are the offsets before and after a clock change near the moment.
  const before = offsetAt(wall.getTime() - DAY, timeZone);
  const after = offsetAt(wall.getTime() + DAY, timeZone);
  const moments = [before, after].map((offset) => ({ offset, time: wall.getTime() - offset }));
  const shown = moments.find(({ offset, time }) => offsetAt(time, timeZone) === offset);
  return new Date(shown?.time ?? wall.getTime() - before);
}

function offsetAt(time: number, timeZone: string): number {
  return minutesToMilliseconds(tzOffset(timeZone, new Date(time)));
}

/** Screen formats on a 24-hour clock, so that 19:00 cannot be read as 07:00. */
export const DISPLAY_FORMATS = {
  header: 'EEE dd/MM HH:mm',
  teams: 'dd/MM HH:mm',
} as const;

const FORM_DATE_FORMAT = "yyyy-MM-dd'T'HH:mm";
const WRITTEN_LENGTH = 'yyyy-MM-ddTHH:mm'.length;

export function formatInZone(at: Date, timeZone: string, pattern: string): string {
  return format(new TZDate(at.getTime(), timeZone), pattern);
}

export function zoneNote(at: Date, timeZone: string, ownZone: string): string | null {
  if (offsetAt(at.getTime(), timeZone) === offsetAt(at.getTime(), ownZone)) return null;
  return zoneName(timeZone);
}

export function zoneName(timeZone: string): string {
  return `${(timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')} time`;
}

/**
 * Returns a start in the game's zone, for a text to other people. Adds the zone if the sender's clock differs, because
 * readers can also be in another zone.
 */
export function sharedStart({ startDateTime, timeZone }: Start, pattern: string, senderZone: string): string {
  const note = zoneNote(startDateTime, timeZone, senderZone);
  return [formatInZone(startDateTime, timeZone, pattern), note].filter((part) => part !== null).join(' ');
}

interface Start {
  readonly startDateTime: Date;
  readonly timeZone: string;
}

interface Plan extends Start {
  readonly durationMinutes: number;
  readonly meetMinutesBefore: number | null;
}

/** Returns a text such as 'meet 18:45', or null without a meet-up. */
export function meetText({ startDateTime, timeZone, meetMinutesBefore }: Omit<Plan, 'durationMinutes'>) {
  if (meetMinutesBefore === null) return null;
  return `meet ${formatInZone(subMinutes(startDateTime, meetMinutesBefore), timeZone, 'HH:mm')}`;
}

/** Returns the length and the meet-up, such as '60 minutes, meet 18:45'. */
export function planText(plan: Plan): string {
  return [lengthText(plan), meetText(plan)].filter((part) => part !== null).join(', ');
}

const USUAL_LENGTH = 60;

function lengthText({ durationMinutes }: Plan): string {
  return `${durationMinutes} minutes`;
}

/** Returns the shared start with the meet-up, and with the length of a game that is not an hour. */
export function sharedPlan(plan: Plan, pattern: string, senderZone: string): string {
  const length = plan.durationMinutes === USUAL_LENGTH ? null : lengthText(plan);
  const parts = [sharedStart(plan, pattern, senderZone), length, meetText(plan)];
  return parts.filter((part) => part !== null).join(', ');
}

export function toFormDate(at: Date, timeZone: string): string {
  return formatInZone(at, timeZone, FORM_DATE_FORMAT);
}

export function fromFormDate(text: string, timeZone: string): Date | null {
  const wall = new Date(`${text}:00Z`);
  // `Date.parse` is lenient, so the date must format to the same text.
  if (!isValid(wall) || wall.toISOString().slice(0, WRITTEN_LENGTH) !== text) return null;
  return fromWallClock(wall, timeZone);
}
