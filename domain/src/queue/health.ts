import { formatDuration, hoursToMilliseconds, millisecondsToMinutes } from 'date-fns';
import type { GameInstance } from '../instance/game-instance.schema.ts';
import { plural } from '../text.ts';
import { hasStarted } from '../time/start.ts';
import { type SpotsInput, spotsOf } from './counts.ts';

export type Health = 'GOOD' | 'OK' | 'AT_RISK' | 'NEUTRAL';

export const AT_RISK_HOURS = 24;
export const OK_HOURS = 72;

export type HealthInput = SpotsInput & Pick<GameInstance, 'startDateTime'>;

export function gameHealth(instance: HealthInput, now: Date): Health {
  const { startDateTime } = instance;
  if (hasStarted(startDateTime, now)) return 'NEUTRAL';
  if (spotsOf(instance).short === 0) return 'GOOD';
  const left = startDateTime.getTime() - now.getTime();
  if (left > hoursToMilliseconds(OK_HOURS)) return 'GOOD';
  return left > hoursToMilliseconds(AT_RISK_HOURS) ? 'OK' : 'AT_RISK';
}

export function healthLabel(health: Health): 'ok' | 'at risk' | null {
  if (health === 'OK') return 'ok';
  return health === 'AT_RISK' ? 'at risk' : null;
}

export function playersShortLabel(instance: HealthInput, now: Date): string | null {
  const health = gameHealth(instance, now);
  const { short } = spotsOf(instance);
  if (health === 'GOOD' || health === 'NEUTRAL') return null;
  return `${plural(short, 'player')} short`;
}

const MINUTES_OF = { hour: 60, day: 24 * 60 } as const;

/**
 * Returns text such as '2 days 3 hours' or 'Now'.
 * @param step `hour` rounds to whole hours, for texts that people read later
 */
export function countdownText(startDateTime: Date, now: Date, step: 'minute' | 'hour' = 'minute'): string {
  const exact = Math.max(0, millisecondsToMinutes(startDateTime.getTime() - now.getTime()));
  const left = step === 'hour' ? toWholeHours(exact) : exact;
  const days = Math.floor(left / MINUTES_OF.day);
  const hours = Math.floor((left % MINUTES_OF.day) / MINUTES_OF.hour);
  const minutes = days > 0 ? 0 : left % MINUTES_OF.hour;
  return formatDuration({ days, hours, minutes }) || 'Now';
}

function toWholeHours(minutes: number): number {
  return minutes < MINUTES_OF.hour ? 0 : Math.round(minutes / MINUTES_OF.hour) * MINUTES_OF.hour;
}
