import { addHours, formatDuration, hoursToMilliseconds, millisecondsToMinutes } from 'date-fns';
import type { Uid } from '../ids.ts';
import type { GameInstance } from '../instance/game-instance.schema.ts';
import type { Handled } from '../instance/instance-jobs.schema.ts';
import type { PlayerInstance } from '../instance/player-instance.schema.ts';
import { isOn } from '../instance/state-rules.ts';
import { peopleWithoutReply } from '../people/claims.ts';
import { plural } from '../text.ts';
import { hasStarted } from '../time/start.ts';
import { type SpotsInput, spotsOf } from './counts.ts';

export type Health = 'GOOD' | 'OK' | 'AT_RISK' | 'NEUTRAL';

const AT_RISK_HOURS = 24;
const OK_HOURS = 72;

type HealthInput = SpotsInput & Pick<GameInstance, 'startDateTime'>;

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

/** Delay after which the replies no longer compare with those of other weeks. */
const MAX_DELAY_HOURS = 1;

/** Returns the time of the warning about missing players, three days before the start. */
export function warningTime({ startDateTime }: Pick<GameInstance, 'startDateTime'>): Date {
  return addHours(startDateTime, -OK_HOURS);
}

/** True in the first hour after the time of the warning. */
export function isWarningTime(instance: Pick<GameInstance, 'startDateTime'>, now: Date): boolean {
  const delay = now.getTime() - warningTime(instance).getTime();
  return delay >= 0 && delay < hoursToMilliseconds(MAX_DELAY_HOURS);
}

/** Later, more replies are usual. */
const MAX_PACE_HOURS = 24;

/** Fewer weeks say too little. */
const MIN_PACE_WEEKS = 8;
/** Older weeks say little about a group whose people change. */
export const MAX_PACE_WEEKS = 16;

interface PastWeek {
  readonly instance: Pick<GameInstance, 'status' | 'regularStart' | 'importId'>;
  readonly earlyYes: Handled['earlyYes'];
}

/** Skips a moved instance, whose replies were counted at another time before its start. */
export function hasPace<W extends PastWeek>(week: W): week is W & { readonly earlyYes: number } {
  const { regularStart, importId } = week.instance;
  return isOn(week.instance) && regularStart === null && !importId && typeof week.earlyYes === 'number';
}

/** Returns the median number of yes replies at the time of the warning, or null below eight weeks. */
export function usualYes(past: readonly PastWeek[]): number | null {
  const numbers = past.filter(hasPace).map(({ earlyYes }) => earlyYes);
  if (numbers.length < MIN_PACE_WEEKS) return null;
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? null;
}

/** Returns text such as 'usually 9 by now' on the day after the warning, or null. */
export function paceText(
  { startDateTime, usualYes: usual }: Pick<GameInstance, 'startDateTime' | 'usualYes'>,
  now: Date,
): string | null {
  const endsAt = addHours(warningTime({ startDateTime }), MAX_PACE_HOURS);
  return usual !== null && now < endsAt ? `usually ${usual} by now` : null;
}

interface PastReplies {
  readonly startDateTime: Date;
  readonly people: readonly PlayerInstance[];
}

/**
 * Returns whom an organiser should ask, the likeliest first: people without a reply who have said yes late before. Returns
 * as many people as are expected to fill the spots.
 */
export function whomToAsk(
  instance: Pick<GameInstance, 'counts' | 'game'>,
  people: readonly PlayerInstance[],
  past: readonly PastReplies[],
): PlayerInstance[] {
  const likeliest = peopleWithoutReply(people)
    .filter(({ broughtBy }) => !broughtBy)
    .map((person) => ({ person, chance: chanceOfLateYes(person.uid, past) }))
    .filter(({ chance }) => chance > 0)
    .toSorted((a, b) => b.chance - a.chance || (a.person.uid < b.person.uid ? -1 : 1));
  const asked: PlayerInstance[] = [];
  let missing = spotsOf(instance).short;
  for (const { person, chance } of likeliest) {
    if (missing <= 0) break;
    missing -= chance;
    asked.push(person);
  }
  return asked;
}

/** Returns 0 for a person who never said yes late. */
function chanceOfLateYes(uid: Uid, past: readonly PastReplies[]): number {
  const openReplies = past.flatMap((week) => {
    const own = week.people.find((person) => person.uid === uid);
    return own && (own.repliedAt === null || own.repliedAt > warningTime(week)) ? [own] : [];
  });
  const lateYes = openReplies.filter(({ status }) => status === 'PLAYING').length;
  return lateYes === 0 ? 0 : (lateYes + 1) / (openReplies.length + 2);
}
