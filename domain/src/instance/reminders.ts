import { hoursToMilliseconds } from 'date-fns';
import { isPausedAt } from '../game/pause.ts';
import { MOTM_HOURS } from '../time/start.ts';
import type { GameInstance } from './game-instance.schema.ts';
import type { Handled } from './instance-jobs.schema.ts';
import type { PlayerStatus } from './player-instance.schema.ts';

type Upcoming = Pick<GameInstance, 'startDateTime' | 'status' | 'game'>;

/** Times are in hours from the start. Negative hours are before the start. */
export interface Reminder {
  readonly phase: 'REMINDER_72H' | 'REMINDER_24H' | 'REMINDER_3H' | 'MOTM_OPEN';
  readonly from: number;
  readonly until: number;
  readonly to: PlayerStatus;
}

export const REMINDERS: readonly Reminder[] = [
  { phase: 'REMINDER_72H', from: -72, until: -24, to: 'UNANSWERED' },
  { phase: 'REMINDER_24H', from: -24, until: 0, to: 'UNANSWERED' },
  { phase: 'REMINDER_3H', from: -3, until: 0, to: 'PLAYING' },
  { phase: 'MOTM_OPEN', from: 2, until: MOTM_HOURS, to: 'PLAYING' },
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
  if (instance.status === 'CANCELLED') return [];
  const { game, startDateTime } = instance;
  const isPaused = isPausedAt(game, startDateTime);
  return REMINDERS.filter(
    ({ phase, from }) =>
      (phase === 'MOTM_OPEN' ? game.pickMotm : !isPaused) &&
      timeAfterStart(instance, from) > (handled.reminders?.getTime() ?? 0),
  );
}

function timeAfterStart({ startDateTime }: Upcoming, hours: number): number {
  return startDateTime.getTime() + hoursToMilliseconds(hours);
}
