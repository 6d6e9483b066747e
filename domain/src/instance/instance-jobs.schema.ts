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
 * Times when each scheduled job must handle an instance, null for never. Job queries use these fields, so that a run
 * reads only due documents.
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

const storedHandledSchema = storedObject({
  /** True if the next instance is open, or this one was never the newest. */
  next: storedFlag(false),
  reminders: storedMomentOrNull,
  warning: storedFlag(false),
  motm: storedFlag(false),
  /** Written by older versions. Newer versions use `teamsTold` of the instance. */
  teams: storedFlag(false),
  /** Time of the first winner, from which the result notice waits for a score. */
  winnerAt: z.optional(storedMomentOrNull),
  result: z.optional(storedOneOfOrNull(WINNING_TEAMS)),
  start: storedMomentOrNull,
  /** Latest reschedule notices, newest last. `start` is in milliseconds. */
  moves: z.optional(storedList(z.object({ at: z.date(), start: z.number() }))),
  /** Last notice of a cancellation or revival. Undefined in documents of older versions. */
  off: z.catch(z.optional(z.object({ isOff: z.boolean(), at: storedMoment })), undefined),
  /** True if the invites were sent before a cancellation hid that status. */
  invited: z.optional(storedFlag(false)),
  reserves: storedList(z.string()),
});
export type Handled = z.infer<typeof storedHandledSchema>;

/**
 * `instanceJobs/{giId}`: job state of an instance. A separate document, so that writes do not wake listeners of the
 * instance.
 */
export const storedInstanceJobsSchema = z.object({ dueAt: storedDueAtSchema, handled: storedHandledSchema });
export type InstanceJobs = z.infer<typeof storedInstanceJobsSchema>;

export const NOTHING_HANDLED: Handled = {
  ...storedHandledSchema.parse({}),
  winnerAt: null,
  result: null,
  off: { isOff: false, at: LONG_AGO },
};
