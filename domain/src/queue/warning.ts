import { addHours, hoursToMilliseconds } from 'date-fns';
import type { GameInstance } from '../instance/game-instance.schema.ts';
import type { Handled } from '../instance/instance-jobs.schema.ts';
import type { PlayerInstance } from '../instance/player-instance.schema.ts';
import { spotsOf } from './counts.ts';
import { OK_HOURS } from './health.ts';
import { type LateReplier, type Pace, paceOf, peopleToAsk } from './pace.ts';

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
