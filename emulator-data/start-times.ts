import { fromWallClock, toWallClock } from '@fives/domain';
import type { Anchor } from './world.ts';

const HOUR = 3_600_000;
const QUARTER = HOUR / 4;

export function anchorStart(anchor: Anchor, timeZone: string, now: Date): Date {
  if (anchor.kind === 'soon')
    return new Date(Math.ceil((now.getTime() + anchor.hours * HOUR) / QUARTER) * QUARTER);
  const inDays = (days: number) => fromWallClock(wallClock(now, timeZone, days, anchor.clock), timeZone);
  if (anchor.kind === 'ago') return inDays(-anchor.days);
  const starts = Array.from({ length: 14 }, (_, days) => inDays(days));
  const hoursUntil = (start: Date) => (start.getTime() - now.getTime()) / HOUR;
  const start =
    anchor.kind === 'within'
      ? starts.findLast((each) => hoursUntil(each) <= anchor.hours)
      : starts.find(
          (each) =>
            toWallClock(each, timeZone).getUTCDay() === anchor.weekday &&
            hoursUntil(each) >= anchor.afterHours,
        );
  if (start === undefined) throw new Error(`No start fits ${JSON.stringify(anchor)} at ${now.toISOString()}`);
  return start;
}

export function startInWeeks(anchor: Date, weeks: number, timeZone: string): Date {
  const wall = toWallClock(anchor, timeZone);
  wall.setUTCDate(wall.getUTCDate() + 7 * weeks);
  return fromWallClock(wall, timeZone);
}

export function isChristmasHoliday(start: Date, timeZone: string): boolean {
  const wall = toWallClock(start, timeZone);
  const [month, day] = [wall.getUTCMonth() + 1, wall.getUTCDate()];
  return (month === 12 && day >= 24) || (month === 1 && day === 1);
}

function wallClock(now: Date, timeZone: string, days: number, clock: string): Date {
  const today = toWallClock(now, timeZone).toISOString().slice(0, 10);
  const wall = new Date(`${today}T${clock}:00Z`);
  wall.setUTCDate(wall.getUTCDate() + days);
  return wall;
}
