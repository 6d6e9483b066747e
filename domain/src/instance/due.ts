import { hoursToMilliseconds } from 'date-fns';
import { hasStarted } from '../time/start.ts';
import type { GameInstance } from './game-instance.schema.ts';
import { OK_HOURS, playersShort } from './health.ts';
import { nextReminderAt } from './reminders.ts';
import type { DueAt } from './upkeep.schema.ts';

/** How long after a start the next instance of a recurring game is opened: everybody has gone home by then. */
export const NEXT_GAME_HOURS = 3;

/**
 * When each job has to look at an instance, as the instance now is. A moment that has passed means at once, and stays
 * until the job has done its part; what can no longer be of use by `now` is not due at all.
 */
export function dueOf(instance: Omit<GameInstance, 'dueAt'>, now: Date): DueAt {
  return {
    next: nextGameAt(instance),
    reminders: nextReminderAt(instance, now),
    warning: warningAt(instance, now),
    motm: countingAt(instance),
  };
}

/** A week that was called off is followed by another like any other week. */
function nextGameAt({ game, handled, startDateTime }: Omit<GameInstance, 'dueAt'>): Date | null {
  return game.isRecurring && !handled.next ? hoursAfter(startDateTime, NEXT_GAME_HOURS) : null;
}

/** While places are free, when health turns from good; nobody is warned twice. */
function warningAt(instance: Omit<GameInstance, 'dueAt'>, now: Date): Date | null {
  const { status, handled, startDateTime, game, counts } = instance;
  const isOver = status === 'CANCELLED' || hasStarted(startDateTime, now);
  const short = playersShort({ numberOfPlayers: game.numberOfPlayers, playing: counts.playing });
  return handled.warning || isOver || short === 0 ? null : hoursAfter(startDateTime, -OK_HOURS);
}

/** What has been awarded has been counted, whoever counted it. */
function countingAt(instance: Omit<GameInstance, 'dueAt'>): Date | null {
  const { status, game, handled, motmAwarded, motmClosesAt } = instance;
  const isCounted = handled.motm || motmAwarded.length > 0;
  return game.pickMotm && status !== 'CANCELLED' && !isCounted ? motmClosesAt : null;
}

function hoursAfter(start: Date, hours: number): Date {
  return new Date(start.getTime() + hoursToMilliseconds(hours));
}
