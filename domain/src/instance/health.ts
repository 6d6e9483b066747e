import { hoursToMilliseconds, millisecondsToHours, millisecondsToMinutes } from 'date-fns';
import { hasStarted } from '../time/start.ts';

export type Health = 'GOOD' | 'OK' | 'AT_RISK' | 'NEUTRAL';

/** Hours before the start from which a game with spots free is at risk, and from which it is merely ok. */
export const AT_RISK_HOURS = 24;
export const OK_HOURS = 72;

export interface HealthInput {
  readonly startDateTime: Date;
  readonly numberOfPlayers: number;
  readonly playing: number;
  readonly now: Date;
}

/** How many more players the game needs; 0 when it is full or over-full. */
export function playersShort({
  numberOfPlayers,
  playing,
}: Pick<HealthInput, 'numberOfPlayers' | 'playing'>): number {
  return Math.max(0, numberOfPlayers - playing);
}

/** How likely an upcoming game is to go ahead, from the time left and the spots free. */
export function gameHealth(input: HealthInput): Health {
  if (hasStarted(input.startDateTime, input.now)) return 'NEUTRAL';
  if (playersShort(input) === 0) return 'GOOD';
  const left = input.startDateTime.getTime() - input.now.getTime();
  if (left > hoursToMilliseconds(OK_HOURS)) return 'GOOD';
  return left > hoursToMilliseconds(AT_RISK_HOURS) ? 'OK' : 'AT_RISK';
}

/** The word shown for a health that warrants a warning; null where none does. */
export function healthLabel(health: Health): 'ok' | 'at risk' | null {
  if (health === 'OK') return 'ok';
  return health === 'AT_RISK' ? 'at risk' : null;
}

/** 'N players short', shown when health is not GOOD; null where nobody is missing. */
export function playersShortLabel(input: HealthInput): string | null {
  const health = gameHealth(input);
  const short = playersShort(input);
  if (short === 0 || health === 'GOOD' || health === 'NEUTRAL') return null;
  return `${short} ${short === 1 ? 'player' : 'players'} short`;
}

/** The time before the start in whole days and hours, such as '2 days 3 hours'; 'Now' when less than an hour is left. */
export function timeBeforeStart(startDateTime: Date, now: Date): string {
  const hours = Math.max(0, millisecondsToHours(startDateTime.getTime() - now.getTime()));
  const parts = [count(Math.floor(hours / 24), 'day'), count(hours % 24, 'hour')].filter(
    (part) => part !== null,
  );
  return parts.length === 0 ? 'Now' : parts.join(' ');
}

/** The same for a clock that is watched: in the last hour it counts the minutes, and says 'Now' in the last of them. */
export function countdownText(startDateTime: Date, now: Date): string {
  const left = startDateTime.getTime() - now.getTime();
  if (millisecondsToHours(left) > 0) return timeBeforeStart(startDateTime, now);
  return count(Math.max(0, millisecondsToMinutes(left)), 'minute') ?? 'Now';
}

function count(amount: number, unit: string): string | null {
  if (amount === 0) return null;
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`;
}
