import { fromWallClock, toWallClock } from '@fives/domain';
import { hoursToMilliseconds, minutesToMilliseconds } from 'date-fns';
import type { Anchor } from './world.schema.ts';

export function anchorStart(anchor: Anchor, timeZone: string, now: Date): Date {
  if (anchor.kind === 'soon') return nextQuarter(new Date(now.getTime() + hoursToMilliseconds(anchor.hours)));
  const inDays = (days: number) => fromWallClock(wallClock(now, timeZone, days, anchor.clock), timeZone);
  if (anchor.kind === 'ago') return inDays(-anchor.days);
  const starts = Array.from({ length: 14 }, (_, days) => inDays(days));
  const start =
    anchor.kind === 'within' ? lastWithin(starts, anchor, now) : firstOn(starts, anchor, timeZone, now);
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

function nextQuarter(at: Date): Date {
  const quarter = minutesToMilliseconds(15);
  return new Date(Math.ceil(at.getTime() / quarter) * quarter);
}

function lastWithin(starts: readonly Date[], { hours }: { hours: number }, now: Date): Date | undefined {
  return starts.findLast((start) => start.getTime() - now.getTime() <= hoursToMilliseconds(hours));
}

function firstOn(
  starts: readonly Date[],
  { weekday, afterHours }: { weekday: number; afterHours: number },
  timeZone: string,
  now: Date,
): Date | undefined {
  const earliest = now.getTime() + hoursToMilliseconds(afterHours);
  return starts.find(
    (start) => toWallClock(start, timeZone).getUTCDay() === weekday && start.getTime() >= earliest,
  );
}

function wallClock(now: Date, timeZone: string, days: number, clock: string): Date {
  const today = toWallClock(now, timeZone).toISOString().slice(0, 10);
  const wall = new Date(`${today}T${clock}:00Z`);
  wall.setUTCDate(wall.getUTCDate() + days);
  return wall;
}
