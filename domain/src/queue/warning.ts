import { addHours, hoursToMilliseconds } from 'date-fns';
import type { GameInstance } from '../instance/game-instance.schema.ts';
import type { Handled } from '../instance/instance-jobs.schema.ts';
import type { PlayerInstance } from '../instance/player-instance.schema.ts';
import type { Reminder } from '../instance/reminders.ts';
import { spotsOf } from './counts.ts';
import { AT_RISK_HOURS, OK_HOURS } from './health.ts';
import { type LateReplier, type Pace, type PaceWeek, paceOf, peopleToAsk } from './pace.ts';

/** Hours before the start at which the yes replies are counted. The reminders of these hours store the count. */
export type PaceHours = typeof OK_HOURS | typeof AT_RISK_HOURS;

const PACE_HOURS: Partial<Record<Reminder['phase'], PaceHours>> = {
  REMINDER_72H: OK_HOURS,
  REMINDER_24H: AT_RISK_HOURS,
};

/** Chance to fill from which a warning can wait until a day before the start. */
const GOOD_CHANCE = 0.7;

/** A later count would belong to another time before the start. */
const MAX_DELAY_HOURS = 1;

type Upcoming = Pick<GameInstance, 'startDateTime' | 'counts' | 'game'>;

/** Returns at which hours before the start `now` is, or null if it is more than an hour later. */
export function paceHoursAt({ startDateTime }: Pick<Upcoming, 'startDateTime'>, now: Date): PaceHours | null {
  const isAt = (hours: number) => {
    const delay = now.getTime() - addHours(startDateTime, -hours).getTime();
    return delay >= 0 && delay < hoursToMilliseconds(MAX_DELAY_HOURS);
  };
  return ([OK_HOURS, AT_RISK_HOURS] as const).find(isAt) ?? null;
}

/** Returns the stored counts with those of the reminders that are due. */
export function withYesCounts(
  known: Handled['yesCounts'],
  due: readonly Reminder[],
  instance: Upcoming,
  now: Date,
): Handled['yesCounts'] {
  const hours = paceHoursAt(instance, now);
  if (hours === null || !due.some(({ phase }) => PACE_HOURS[phase] === hours)) return known;
  return { ...known, [hours]: instance.counts.playing };
}

export interface PastWeek {
  readonly instance: Pick<GameInstance, 'status' | 'regularStart' | 'importId' | 'counts'>;
  readonly yesCounts: Handled['yesCounts'];
}

/** Returns the past weeks that have a count at `hours`. A moved instance has its count at another time. */
export function weeksWithCount<W extends PastWeek>(past: readonly W[], hours: PaceHours): W[] {
  return past.filter(
    ({ instance: { status, regularStart, importId }, yesCounts }) =>
      status !== 'CANCELLED' && regularStart === null && !importId && yesCounts?.[hours] !== undefined,
  );
}

/** @param past newest first */
export function paceAt({ counts, game }: Upcoming, past: readonly PastWeek[], hours: PaceHours): Pace | null {
  const weeks = weeksWithCount(past, hours).map(
    ({ instance, yesCounts }): PaceWeek => ({
      yesThen: yesCounts?.[hours] ?? 0,
      yesAtStart: instance.counts.playing,
    }),
  );
  return paceOf({
    yes: counts.playing,
    numberOfPlayers: game.numberOfPlayers,
    weeks: weeks.toReversed(),
  });
}

/** True if the group will probably fill the spots, and an organiser can still act a day before the start. */
export function canWarningWait({ chanceToFill }: Pace, hours: PaceHours): boolean {
  return hours === OK_HOURS && chanceToFill >= GOOD_CHANCE;
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
  hours: PaceHours,
): PlayerInstance[] {
  const open = people.filter(({ status, broughtBy }) => status === 'UNANSWERED' && !broughtBy);
  const repliers = open
    .map(({ uid }) => lateReplierOf(uid, past, hours))
    .filter(({ lateYes }) => lateYes > 0);
  const uids = peopleToAsk(spotsOf(instance).short, repliers);
  return uids.flatMap((uid) => open.filter((person) => person.uid === uid));
}

function lateReplierOf(
  uid: PlayerInstance['uid'],
  past: readonly PastReplies[],
  hours: PaceHours,
): LateReplier {
  const replies = past.flatMap(({ startDateTime, people }) => {
    const own = people.find((person) => person.uid === uid);
    const then = addHours(startDateTime, -hours);
    return own && (own.repliedAt === null || own.repliedAt > then) ? [own] : [];
  });
  return {
    uid,
    openWeeks: replies.length,
    lateYes: replies.filter(({ status }) => status === 'PLAYING').length,
  };
}
