import { max } from 'date-fns';
import { millisecondsInDay } from 'date-fns/constants';
import type { GameInstance } from '../instance/game-instance.schema.ts';
import type { Reason } from '../reasons.ts';
import { formatInZone, fromWallClock, toWallClock } from '../time/format.ts';
import { MAX_PAUSE_YEARS, nextWeeklyStart, yearsAhead } from '../time/start.ts';
import type { GameSettings } from './settings.ts';

export type Pause = Pick<GameSettings, 'pausedUntil' | 'pausedFrom'>;

export const NO_PAUSE: Pause = { pausedUntil: null, pausedFrom: null };

export function isPausedAt({ pausedUntil, pausedFrom }: Pause, start: Date): boolean {
  return pausedUntil !== null && start < pausedUntil && (pausedFrom === null || start >= pausedFrom);
}

export function pauseReason(pausedUntil: Date, now: Date): Reason | null {
  const fields = ['pausedUntil'];
  if (pausedUntil.getTime() <= now.getTime()) return { code: 'PAUSE_NOT_AHEAD', fields };
  const latest = yearsAhead(now, MAX_PAUSE_YEARS);
  return pausedUntil.getTime() > latest.getTime() ? { code: 'PAUSE_TOO_FAR', fields } : null;
}

type LastInstance = Pick<GameInstance, 'startDateTime' | 'regularStart'>;

export function startAfter({ startDateTime, regularStart }: LastInstance, timeZone: string, now: Date): Date {
  return nextWeeklyStart(regularStart ?? startDateTime, timeZone, now);
}

/** Returns the next start, and a pause of that whole day in the game's time zone. */
export function skipAfter(last: LastInstance, timeZone: string, now: Date) {
  const skipped = startAfter(last, timeZone, max([last.startDateTime, now]));
  const day = toWallClock(skipped, timeZone);
  day.setUTCHours(0, 0, 0, 0);
  const next = new Date(day.getTime() + millisecondsInDay);
  return {
    skipped,
    pause: { pausedFrom: fromWallClock(day, timeZone), pausedUntil: fromWallClock(next, timeZone) },
  };
}

export function startAfterPause(last: LastInstance, timeZone: string, pausedUntil: Date): Date {
  return startAfter(last, timeZone, new Date(max([last.startDateTime, pausedUntil]).getTime() - 1));
}

const DAY_FORMAT = 'EEE d MMM';

export function pauseText(
  { pausedUntil, pausedFrom, timeZone }: Pause & Pick<GameSettings, 'timeZone'>,
  now: Date,
): string | null {
  if (pausedUntil === null || pausedUntil <= now) return null;
  const until = formatInZone(pausedUntil, timeZone, DAY_FORMAT);
  if (pausedFrom === null) return `Paused until ${until}`;
  const from = formatInZone(pausedFrom, timeZone, DAY_FORMAT);
  const lastDay = formatInZone(new Date(pausedUntil.getTime() - 1), timeZone, DAY_FORMAT);
  if (from === lastDay) return `Skipping ${from}`;
  return pausedFrom > now ? `Paused from ${from} until ${until}` : `Paused until ${until}`;
}
