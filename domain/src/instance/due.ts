import { addHours, addMinutes } from 'date-fns';
import { isPausedAt, startAfter } from '../game/pause.ts';
import { spotsOf } from '../queue/counts.ts';
import { nextOfferAt } from '../queue/late-queue.ts';
import { warningTime } from '../queue/warning.ts';
import { hasStarted } from '../time/start.ts';
import type { GameInstance } from './game-instance.schema.ts';
import type { DueAt, Handled } from './instance-jobs.schema.ts';
import { nextReminderAt } from './reminders.ts';
import { notUpcomingReason } from './state-rules.ts';

export const OPEN_NEXT_AFTER_HOURS = 3;

export const SCORE_WAIT_MINUTES = 10;

/**
 * Returns when each job must handle the instance. A past time stays until the job is done. Null means that the job is
 * not needed.
 * @param handled work that the jobs have done for the instance
 */
export function dueOf(instance: GameInstance, handled: Handled, now: Date): DueAt {
  return {
    next: nextInstanceAt(instance, handled, now),
    reminders: nextReminderAt(instance, handled, now),
    warning: warningAt(instance, handled, now),
    motm: motmCountAt(instance, handled),
    result: resultNoticeAt(handled),
    offers: nextOfferAt(instance, now),
    conditions: notUpcomingReason(instance, now) === null ? instance.conditionsEndAt : null,
  };
}

/** A pause delays the next instance. A cancellation does not. */
function nextInstanceAt(instance: GameInstance, handled: Handled, now: Date): Date | null {
  const { game, startDateTime } = instance;
  if (!game.isRecurring || handled.next) return null;
  const usualTime = addHours(startDateTime, OPEN_NEXT_AFTER_HOURS);
  const { pausedUntil, pausedFrom } = game;
  if (pausedUntil === null || pausedUntil <= usualTime) return usualTime;
  const isPaused = pausedFrom === null || startAfter(instance, game.timeZone, now) >= pausedFrom;
  return isPaused ? pausedUntil : usualTime;
}

function warningAt(instance: GameInstance, handled: Handled, now: Date): Date | null {
  const { status, startDateTime, game } = instance;
  const isNotUpcoming =
    status === 'CANCELLED' || hasStarted(startDateTime, now) || isPausedAt(game, startDateTime);
  return handled.warning || isNotUpcoming || spotsOf(instance).short === 0 ? null : warningTime(instance);
}

function motmCountAt(instance: GameInstance, handled: Handled): Date | null {
  const { status, game, motmAwarded, motmClosesAt } = instance;
  const isCounted = handled.motm || motmAwarded.length > 0;
  return game.pickMotm && status !== 'CANCELLED' && !isCounted ? motmClosesAt : null;
}

export function resultNoticeAt({ winnerAt, result }: Pick<Handled, 'winnerAt' | 'result'>): Date | null {
  if (!winnerAt || result) return null;
  return addMinutes(winnerAt, SCORE_WAIT_MINUTES);
}
