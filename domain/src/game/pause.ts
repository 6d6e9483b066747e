import type { GameInstance } from '../instance/game-instance.schema.ts';
import type { Reason } from '../reasons.ts';
import { formatInZone, fromWallClock, toWallClock } from '../time/format.ts';
import { MAX_PAUSE_YEARS, nextWeeklyStart, yearsAhead } from '../time/start.ts';
import type { GameSettings } from './settings.schema.ts';

/** When a game is paused, as its documents say it. */
export type Pause = Pick<GameSettings, 'pausedUntil' | 'pausedFrom'>;

export const NO_PAUSE: Pause = { pausedUntil: null, pausedFrom: null };

/** Whether a start falls into the pause: nobody is asked to, reminded of or warned about what is then. */
export function isPausedAt({ pausedUntil, pausedFrom }: Pause, start: Date): boolean {
  return pausedUntil !== null && start < pausedUntil && (pausedFrom === null || start >= pausedFrom);
}

/** Why a pause may not end then; null where it may. */
export function pauseReason(pausedUntil: Date, now: Date): Reason | null {
  const fields = ['pausedUntil'];
  if (pausedUntil.getTime() <= now.getTime()) return { code: 'PAUSE_NOT_AHEAD', fields };
  const latest = yearsAhead(now, MAX_PAUSE_YEARS);
  return pausedUntil.getTime() > latest.getTime() ? { code: 'PAUSE_TOO_FAR', fields } : null;
}

type Last = Pick<GameInstance, 'startDateTime' | 'regularStart'>;

/** The start of the week that follows the newest instance: that one's own start counts, where it was not moved alone. */
export function startAfter({ startDateTime, regularStart }: Last, timeZone: string, now: Date): Date {
  return nextWeeklyStart(regularStart ?? startDateTime, timeZone, now);
}

/** The pause that skips the week after the newest instance: the whole of its day, by the clock at the pitch. */
export function skipAfter(
  last: Last,
  timeZone: string,
  now: Date,
): { readonly skipped: Date; readonly pause: { readonly pausedFrom: Date; readonly pausedUntil: Date } } {
  const skipped = startAfter(last, timeZone, later(last.startDateTime, now));
  const day = toWallClock(skipped, timeZone);
  day.setUTCHours(0, 0, 0, 0);
  const next = new Date(day.getTime());
  next.setUTCDate(next.getUTCDate() + 1);
  return {
    skipped,
    pause: { pausedFrom: fromWallClock(day, timeZone), pausedUntil: fromWallClock(next, timeZone) },
  };
}

/** The first start of a weekly game once its pause is over. */
export function startAfterPause(last: Last, timeZone: string, pausedUntil: Date): Date {
  return startAfter(last, timeZone, new Date(later(last.startDateTime, pausedUntil).getTime() - 1));
}

function later(one: Date, other: Date): Date {
  return one > other ? one : other;
}

const DAY = 'EEE d MMM';

/** What everybody reads of a pause, such as 'Paused until Mon 12 Jan'; null where there is none any more. */
export function pauseText(
  { pausedUntil, pausedFrom, timeZone }: Pause & Pick<GameSettings, 'timeZone'>,
  now: Date,
): string | null {
  if (pausedUntil === null || pausedUntil <= now) return null;
  const until = formatInZone(pausedUntil, timeZone, DAY);
  if (pausedFrom === null) return `Paused until ${until}`;
  const from = formatInZone(pausedFrom, timeZone, DAY);
  const lastDay = formatInZone(new Date(pausedUntil.getTime() - 1), timeZone, DAY);
  if (from === lastDay) return `Skipping ${from}`;
  return pausedFrom > now ? `Paused from ${from} until ${until}` : `Paused until ${until}`;
}
