import { addHours, addMinutes, hoursToMilliseconds } from 'date-fns';
import { isPausedAt, startAfter } from '../game/pause.ts';
import { spotsOf } from '../queue/counts.ts';
import { warningTime } from '../queue/health.ts';
import { nextOfferAt } from '../queue/late-queue.ts';
import { hasStarted, MOTM_HOURS } from '../time/start.ts';
import type { GameInstance } from './game-instance.schema.ts';
import type { DueAt, Handled } from './instance-jobs.schema.ts';
import type { PlayerStatus } from './player-instance.schema.ts';
import { isOn, notUpcomingReason } from './state-rules.ts';

type Upcoming = Pick<GameInstance, 'startDateTime' | 'status' | 'game'>;

/** Times are in hours from the start. Negative hours are before the start. */
export interface Reminder {
  readonly phase: 'REMINDER_72H' | 'REMINDER_24H' | 'REMINDER_3H' | 'MOTM_OPEN';
  readonly from: number;
  readonly until: number;
  readonly to: PlayerStatus;
}

const HOURS_TO_FIRST_VOTE = 1;

const remindersOf = ({ durationMinutes }: GameInstance['game']): Reminder[] => [
  { phase: 'REMINDER_72H', from: -72, until: -24, to: 'UNANSWERED' },
  { phase: 'REMINDER_24H', from: -24, until: 0, to: 'UNANSWERED' },
  { phase: 'REMINDER_3H', from: -3, until: 0, to: 'PLAYING' },
  { phase: 'MOTM_OPEN', from: durationMinutes / 60 + HOURS_TO_FIRST_VOTE, until: MOTM_HOURS, to: 'PLAYING' },
];

export function nextReminderAt(instance: Upcoming, handled: Handled, now: Date): Date | null {
  const times = unhandledReminders(instance, handled)
    .filter(({ until }) => now.getTime() < timeAfterStart(instance, until))
    .map(({ from }) => timeAfterStart(instance, from));
  return times.length === 0 ? null : new Date(Math.min(...times));
}

export function remindersDue(instance: Upcoming, handled: Handled, now: Date): Reminder[] {
  return unhandledReminders(instance, handled).filter(
    ({ from, until }) =>
      timeAfterStart(instance, from) <= now.getTime() && now.getTime() < timeAfterStart(instance, until),
  );
}

export function lastReminderAt(instance: Upcoming, handled: Handled, now: Date): Date | null {
  const passed = unhandledReminders(instance, handled)
    .map(({ from }) => timeAfterStart(instance, from))
    .filter((time) => time <= now.getTime());
  return passed.length === 0 ? handled.reminders : new Date(Math.max(...passed));
}

function unhandledReminders(instance: Upcoming, handled: Handled): Reminder[] {
  if (!isOn(instance)) return [];
  const { game, startDateTime } = instance;
  const isPaused = isPausedAt(game, startDateTime);
  return remindersOf(game).filter(
    ({ phase, from }) =>
      (phase === 'MOTM_OPEN' ? game.pickMotm : !isPaused) &&
      timeAfterStart(instance, from) > (handled.reminders?.getTime() ?? 0),
  );
}

function timeAfterStart({ startDateTime }: Upcoming, hours: number): number {
  return startDateTime.getTime() + hoursToMilliseconds(hours);
}

export const OPEN_NEXT_AFTER_HOURS = 3;

const SCORE_WAIT_MINUTES = 10;

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
  const { startDateTime, game } = instance;
  const isNotUpcoming = !isOn(instance) || hasStarted(startDateTime, now) || isPausedAt(game, startDateTime);
  return handled.warning || isNotUpcoming || spotsOf(instance).short === 0 ? null : warningTime(instance);
}

function motmCountAt(instance: GameInstance, handled: Handled): Date | null {
  const { game, motmAwarded, motmClosesAt } = instance;
  const isCounted = handled.motm || motmAwarded.length > 0;
  return game.pickMotm && isOn(instance) && !isCounted ? motmClosesAt : null;
}

export function resultNoticeAt({ winnerAt, result }: Pick<Handled, 'winnerAt' | 'result'>): Date | null {
  if (!winnerAt || result) return null;
  return addMinutes(winnerAt, SCORE_WAIT_MINUTES);
}
