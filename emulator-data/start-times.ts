import { fromWallClock, toWallClock } from '@fives/domain';

const HOUR = 3_600_000;
const QUARTER = HOUR / 4;
const NEXT_DAYS = Array.from({ length: 14 }, (_, days) => days);

/** Returns a start relative to the time of loading, in the game's time zone. */
export type Anchor = (now: Date, timeZone: string) => Date;

/** The last day on which `clock` is at most `hours` hours ahead. */
export const within = (hours: number, clock: string): Anchor => {
  return (now, timeZone) => {
    const starts = NEXT_DAYS.map((days) => inDays(days, clock, now, timeZone));
    return starts.findLast((start) => hoursUntil(start, now) <= hours) ?? now;
  };
};

/** The first Sunday on which `clock` is at least `hours` hours ahead. */
export const onSunday = (hours: number, clock: string): Anchor => {
  return (now, timeZone) => {
    const starts = NEXT_DAYS.map((days) => inDays(days, clock, now, timeZone));
    const isSunday = (start: Date) => toWallClock(start, timeZone).getUTCDay() === 0;
    return starts.find((start) => isSunday(start) && hoursUntil(start, now) >= hours) ?? now;
  };
};

export const yesterday = (clock: string): Anchor => {
  return (now, timeZone) => inDays(-1, clock, now, timeZone);
};

/** Rounded up to a quarter of an hour. */
export const soon = (hours: number): Anchor => {
  return (now) => new Date(Math.ceil((now.getTime() + hours * HOUR) / QUARTER) * QUARTER);
};

const hoursUntil = (start: Date, now: Date) => (start.getTime() - now.getTime()) / HOUR;

function inDays(days: number, clock: string, now: Date, timeZone: string): Date {
  const today = toWallClock(now, timeZone).toISOString().slice(0, 10);
  return moved(new Date(`${today}T${clock}:00Z`), days, timeZone);
}

export function startInWeeks(anchor: Date, weeks: number, timeZone: string): Date {
  return moved(toWallClock(anchor, timeZone), 7 * weeks, timeZone);
}

function moved(wall: Date, days: number, timeZone: string): Date {
  const later = new Date(wall);
  later.setUTCDate(wall.getUTCDate() + days);
  return fromWallClock(later, timeZone);
}
