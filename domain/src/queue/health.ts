import { addHours, formatDuration, hoursToMilliseconds, millisecondsToMinutes } from 'date-fns';
import type { Uid } from '../ids.ts';
import type { GameInstance } from '../instance/game-instance.schema.ts';
import type { Handled } from '../instance/instance-jobs.schema.ts';
import type { PlayerInstance } from '../instance/player-instance.schema.ts';
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

/** Yes replies of a past instance: at the same time before the start as now, and at the start. With reserves. */
export interface PaceWeek {
  readonly yesThen: number;
  readonly yesAtStart: number;
}

export interface Pace {
  /** Median number of yes replies at this time before the start. */
  readonly usual: number;
  /** Chance from 0 to 1 that the instance has a player for each spot at the start. */
  readonly chanceToFill: number;
}

interface PaceInput {
  readonly yes: number;
  readonly numberOfPlayers: number;
  /** Past instances, oldest first. */
  readonly weeks: readonly PaceWeek[];
}

/** Fewer weeks say too little. */
const MIN_WEEKS = 8;
/** Older weeks say little about a group whose people change. */
export const MAX_PACE_WEEKS = 16;
/** Assumed number of yes replies at the start per additional yes now, and its weight beside the weeks. */
const PRIOR_SLOPE = 0.8;
const PRIOR_WEIGHT = 10;
/** Number of replies, so that a forecast between two numbers gives a chance between theirs. */
const SMOOTHING = 0.5;

/**
 * Returns the usual number of yes replies and the chance to fill. Returns null below eight weeks.
 *
 * Forecasts the replies at the start with a ridge regression of the newest weeks, then counts the weeks whose
 * leave-one-out error would still fill the spots. Such shares are calibrated if the order of the weeks has no meaning
 * (Vovk et al., Algorithmic Learning in a Random World, 2005). Of simulated games with a chance of 70 %, 65 to 74 % fill,
 * but 60 % in groups that reply on the last day: there, the chance is only the share of filled games, which is partly
 * luck.
 */
export function paceOf({ yes, numberOfPlayers, weeks }: PaceInput): Pace | null {
  if (weeks.length < MIN_WEEKS) return null;
  const newest = weeks.slice(-MAX_PACE_WEEKS);
  const meanThen = mean(newest.map(({ yesThen }) => yesThen));
  const meanAtStart = mean(newest.map(({ yesAtStart }) => yesAtStart));
  const spread = sum(newest.map(({ yesThen }) => (yesThen - meanThen) ** 2)) + PRIOR_WEIGHT;
  const product = sum(newest.map((week) => (week.yesThen - meanThen) * (week.yesAtStart - meanAtStart)));
  const slope = Math.max(0, (product + PRIOR_SLOPE * PRIOR_WEIGHT) / spread);
  const forecast = (then: number) => meanAtStart + slope * (then - meanThen);
  const filled = newest.map(({ yesThen, yesAtStart }) => {
    const leverage = 1 / newest.length + (yesThen - meanThen) ** 2 / spread;
    const error = (yesAtStart - forecast(yesThen)) / (1 - leverage);
    return atLeast(forecast(yes) + error, numberOfPlayers);
  });
  return {
    usual: median(newest.map(({ yesThen }) => yesThen)),
    chanceToFill: (sum(filled) + 0.5) / (filled.length + 1),
  };
}

/** Returns almost 1 if a forecast rounds to `min` or more, almost 0 if it does not, and a half at the limit. */
function atLeast(forecast: number, min: number): number {
  return 1 / (1 + Math.exp((min - 0.5 - forecast) / SMOOTHING));
}

export interface LateReplier {
  readonly uid: Uid;
  /** Number of past weeks without a reply at this time before the start. */
  readonly openWeeks: number;
  /** Number of these weeks in which the person then said yes. */
  readonly lateYes: number;
}

/** Returns whom to ask, the likeliest first: as many people as are expected to give `missing` yes replies. */
export function peopleToAsk(missing: number, people: readonly LateReplier[]): Uid[] {
  const chanceOf = ({ openWeeks, lateYes }: LateReplier) => (lateYes + 1) / (openWeeks + 2);
  const likeliest = people.toSorted((a, b) => chanceOf(b) - chanceOf(a) || (a.uid < b.uid ? -1 : 1));
  const asked: Uid[] = [];
  let expected = 0;
  for (const person of likeliest) {
    if (expected >= missing) break;
    expected += chanceOf(person);
    asked.push(person.uid);
  }
  return asked;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function mean(numbers: readonly number[]): number {
  return sum(numbers) / numbers.length;
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Delay after which the replies no longer compare with those of other weeks. */
const MAX_DELAY_HOURS = 1;

type Upcoming = Pick<GameInstance, 'startDateTime' | 'counts' | 'game'>;

/** Returns the time of the warning about missing players, three days before the start. */
export function warningTime({ startDateTime }: Pick<GameInstance, 'startDateTime'>): Date {
  return addHours(startDateTime, -OK_HOURS);
}

/** True in the first hour after the time of the warning. */
export function isWarningTime(instance: Pick<GameInstance, 'startDateTime'>, now: Date): boolean {
  const delay = now.getTime() - warningTime(instance).getTime();
  return delay >= 0 && delay < hoursToMilliseconds(MAX_DELAY_HOURS);
}

export interface PastWeek {
  readonly instance: Pick<GameInstance, 'status' | 'regularStart' | 'importId' | 'counts'>;
  readonly earlyYes: Handled['earlyYes'];
}

/** Skips a moved instance, whose replies were counted at another time before its start. */
export function hasPace<W extends PastWeek>(week: W): week is W & { readonly earlyYes: number } {
  const { status, regularStart, importId } = week.instance;
  return status !== 'CANCELLED' && regularStart === null && !importId && typeof week.earlyYes === 'number';
}

/**
 * Compares the replies at the time of the warning with those of past weeks. Returns null below eight weeks.
 * @param past newest first
 */
export function paceAtWarning({ counts, game }: Upcoming, past: readonly PastWeek[]): Pace | null {
  const weeks = past
    .filter(hasPace)
    .map(({ instance, earlyYes }) => ({ yesThen: earlyYes, yesAtStart: instance.counts.playing }));
  const { numberOfPlayers } = game;
  return paceOf({ yes: counts.playing, numberOfPlayers, weeks: weeks.toReversed() });
}

interface PastReplies {
  readonly startDateTime: Date;
  readonly people: readonly PlayerInstance[];
}

/** Returns the people without a reply whom an organiser should ask, the likeliest first. They have said yes late before. */
export function whomToAsk(
  instance: Upcoming,
  people: readonly PlayerInstance[],
  past: readonly PastReplies[],
): PlayerInstance[] {
  const open = people.filter(({ status, broughtBy }) => status === 'UNANSWERED' && !broughtBy);
  const repliers = open.map(({ uid }) => lateReplierOf(uid, past)).filter(({ lateYes }) => lateYes > 0);
  const uids = peopleToAsk(spotsOf(instance).short, repliers);
  return uids.flatMap((uid) => open.filter((person) => person.uid === uid));
}

function lateReplierOf(uid: PlayerInstance['uid'], past: readonly PastReplies[]): LateReplier {
  const replies = past.flatMap((week) => {
    const own = week.people.find((person) => person.uid === uid);
    return own && (own.repliedAt === null || own.repliedAt > warningTime(week)) ? [own] : [];
  });
  const lateYes = replies.filter(({ status }) => status === 'PLAYING').length;
  return { uid, openWeeks: replies.length, lateYes };
}
