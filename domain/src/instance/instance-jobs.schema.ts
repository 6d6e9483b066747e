import * as z from 'zod/mini';
import {
  LONG_AGO,
  storedFlag,
  storedList,
  storedMoment,
  storedMomentOrNull,
  storedObject,
  storedOneOfOrNull,
} from '../lenient-schema.ts';
import { WINNING_TEAMS } from './game-instance.schema.ts';

/**
 * When each scheduled job has to look at an instance; null where it never has to. The jobs' queries find what is due by
 * these fields, so that a run costs what it does and not what there is.
 */
const storedDueAtSchema = storedObject({
  next: storedMomentOrNull,
  reminders: storedMomentOrNull,
  warning: storedMomentOrNull,
  motm: storedMomentOrNull,
  result: z.optional(storedMomentOrNull),
  offers: z.optional(storedMomentOrNull),
});
export type DueAt = z.infer<typeof storedDueAtSchema>;

/** What has been done about an instance, once. */
const storedHandledSchema = storedObject({
  /** The next instance has been opened, or this one was never the newest. */
  next: storedFlag(false),
  /** Up to which moment reminders have been seen to. */
  reminders: storedMomentOrNull,
  /** The organiser has been warned that players are missing. */
  warning: storedFlag(false),
  /** The votes have been counted. */
  motm: storedFlag(false),
  /** An older version has told the players that teams are picked; since then the instance says so (`teamsTold`). */
  teams: storedFlag(false),
  /** When the first winner was heard of: for a while, the score is waited for. */
  winnerAt: z.optional(storedMomentOrNull),
  /** The winner that the players were last told of. */
  result: z.optional(storedOneOfOrNull(WINNING_TEAMS)),
  /** The start that people were last told of. */
  start: storedMomentOrNull,
  /** When people were told of the latest moves of the start, and of which start, in milliseconds: the newest last. */
  moves: z.optional(storedList(z.object({ at: z.date(), start: z.number() }))),
  /** Whether people were last told that it is off or, after that, on again, and when. Missing of an older version's. */
  off: z.catch(z.optional(z.object({ isOff: z.boolean(), at: storedMoment })), undefined),
  /** The invites have gone out, and a cancellation has hidden that. */
  invited: z.optional(storedFlag(false)),
  /** Who was last known to wait for a spot: whoever has one by now is told. The queue itself is not stored. */
  reserves: storedList(z.string()),
});
export type Handled = z.infer<typeof storedHandledSchema>;

/**
 * `instanceJobs/{giId}`: what the server remembers of an instance for itself. No client reads or writes it, and writing
 * it wakes nobody who watches the instance.
 */
export const storedInstanceJobsSchema = z.object({ dueAt: storedDueAtSchema, handled: storedHandledSchema });
export type InstanceJobs = z.infer<typeof storedInstanceJobsSchema>;

export const NOTHING_DUE: DueAt = {
  next: null,
  reminders: null,
  warning: null,
  motm: null,
  result: null,
  offers: null,
};

export const NOTHING_HANDLED: Handled = {
  next: false,
  reminders: null,
  warning: false,
  motm: false,
  teams: false,
  winnerAt: null,
  result: null,
  start: null,
  off: { isOff: false, at: LONG_AGO },
  reserves: [],
};

/** What is remembered of an instance of which nothing is: as good as a document that is not there. */
export const NO_JOBS: InstanceJobs = { dueAt: NOTHING_DUE, handled: NOTHING_HANDLED };
