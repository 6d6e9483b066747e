import { hoursToMilliseconds, minutesToMilliseconds } from 'date-fns';
import { isPausedAt, startAfter } from '../game/pause.ts';
import { spotsOf } from '../queue/counts.ts';
import { OK_HOURS } from '../queue/health.ts';
import { nextOfferAt } from '../queue/late-queue.ts';
import { hasStarted } from '../time/start.ts';
import type { GameInstance } from './game-instance.schema.ts';
import type { DueAt, Handled } from './instance-jobs.schema.ts';
import { nextReminderAt } from './reminders.ts';

/** How long after a start the next instance of a recurring game is opened: everybody has gone home by then. */
export const OPEN_NEXT_AFTER_HOURS = 3;

/** How long the players' news of a winner waits for the score. */
export const SCORE_WAIT_MINUTES = 10;

/**
 * When each job has to look at an instance, as the instance now is. A moment that has passed means at once, and stays
 * until the job has done its part; what can no longer be of use by `now` is not due at all.
 * @param handled what has been done about it
 */
export function dueOf(instance: GameInstance, handled: Handled, now: Date): DueAt {
  return {
    next: nextInstanceAt(instance, handled, now),
    reminders: nextReminderAt(instance, handled, now),
    warning: warningAt(instance, handled, now),
    motm: countingAt(instance, handled),
    result: resultAt(handled),
    offers: nextOfferAt(instance, now),
  };
}

/** A week that was called off is followed by another like any other week; where that falls into a pause, after it. */
function nextInstanceAt(instance: GameInstance, handled: Handled, now: Date): Date | null {
  const { game, startDateTime } = instance;
  if (!game.isRecurring || handled.next) return null;
  const usual = hoursAfter(startDateTime, OPEN_NEXT_AFTER_HOURS);
  const { pausedUntil, pausedFrom } = game;
  if (pausedUntil === null || pausedUntil <= usual) return usual;
  const isPaused = pausedFrom === null || startAfter(instance, game.timeZone, now) >= pausedFrom;
  return isPaused ? pausedUntil : usual;
}

/** While spots are free, when health turns from good; nobody is warned twice. */
function warningAt(instance: GameInstance, handled: Handled, now: Date): Date | null {
  const { status, startDateTime, game } = instance;
  const isOver = status === 'CANCELLED' || hasStarted(startDateTime, now) || isPausedAt(game, startDateTime);
  return handled.warning || isOver || spotsOf(instance).short === 0
    ? null
    : hoursAfter(startDateTime, -OK_HOURS);
}

/** What has been awarded has been counted, whoever counted it. */
function countingAt(
  { status, game, motmAwarded, motmClosesAt }: GameInstance,
  handled: Handled,
): Date | null {
  const isCounted = handled.motm || motmAwarded.length > 0;
  return game.pickMotm && status !== 'CANCELLED' && !isCounted ? motmClosesAt : null;
}

/** While the players have not been told who won: once the score has been waited for. */
export function resultAt({ winnerAt, result }: Pick<Handled, 'winnerAt' | 'result'>): Date | null {
  if (!winnerAt || result) return null;
  return new Date(winnerAt.getTime() + minutesToMilliseconds(SCORE_WAIT_MINUTES));
}

function hoursAfter(start: Date, hours: number): Date {
  return new Date(start.getTime() + hoursToMilliseconds(hours));
}
