import { fromWallClock, toWallClock } from '@fives/domain';

const QUARTER_HOUR = 900_000;

/** Returns a start relative to the time of loading, in the game's time zone. */
export type Anchor = (now: Date, timeZone: string) => Date;

export const inDays = (days: number, clock: string): Anchor => {
  return (now, timeZone) => {
    const today = toWallClock(now, timeZone).toISOString().slice(0, 10);
    return moved(new Date(`${today}T${clock}:00Z`), days, timeZone);
  };
};

/** Rounded up to a quarter of an hour. */
export const soon = (hours: number): Anchor => {
  return (now) => new Date(Math.ceil(now.getTime() / QUARTER_HOUR + 4 * hours) * QUARTER_HOUR);
};

export function startInWeeks(anchor: Date, weeks: number, timeZone: string): Date {
  return moved(toWallClock(anchor, timeZone), 7 * weeks, timeZone);
}

function moved(wall: Date, days: number, timeZone: string): Date {
  const later = new Date(wall);
  later.setUTCDate(wall.getUTCDate() + days);
  return fromWallClock(later, timeZone);
}
