import * as z from 'zod/mini';
import * as stored from '../lenient-schema.ts';
import { WINNING_TEAMS } from './game-instance.schema.ts';

/**
 * Times when each scheduled job must handle an instance, null for never. Job queries use these fields, so that a run
 * reads only due documents.
 */
const storedDueAtSchema = stored.object({
  next: stored.momentOrNull,
  reminders: stored.momentOrNull,
  warning: stored.momentOrNull,
  motm: stored.momentOrNull,
  result: z.optional(stored.momentOrNull),
  offers: z.optional(stored.momentOrNull),
  conditions: z.optional(stored.momentOrNull),
});
export type DueAt = z.infer<typeof storedDueAtSchema>;

const handledShape = {
  /** True if the game has a newer instance, so that the job opens no next instance. */
  next: stored.flag(false),
  reminders: stored.momentOrNull,
  warning: stored.flag(false),
  /** Number of yes replies, with reserves, at the time of the warning. Undefined if the job was late. */
  earlyYes: z.optional(stored.numberOrNull),
  motm: stored.flag(false),
  /** Time when the first winner was stored. The result notice then waits for a score. */
  winnerAt: z.optional(stored.momentOrNull),
  result: z.optional(stored.oneOfOrNull(WINNING_TEAMS)),
  start: stored.momentOrNull,
  /** Latest reschedule notices, newest last. `start` is in milliseconds. */
  moves: z.optional(stored.list(z.object({ at: z.date(), start: z.number() }))),
  /** Last notice that the instance was cancelled or put back on. */
  off: stored.object({ isOff: stored.flag(false), at: stored.moment }),
  /** True if the invites were sent before the status became `CANCELLED`. */
  invited: z.optional(stored.flag(false)),
  reserves: stored.list(z.string()),
};
const storedHandledSchema = z.catch(stored.looseObject(handledShape), () =>
  stored.looseObject(handledShape).parse({}),
);
export type Handled = z.infer<typeof storedHandledSchema>;

/** `instanceJobs/{giId}`: job state of an instance. It is a separate document, because screens listen to the instance. */
export const storedInstanceJobsSchema = z.object({ dueAt: storedDueAtSchema, handled: storedHandledSchema });
export type InstanceJobs = z.infer<typeof storedInstanceJobsSchema>;

export const NOTHING_HANDLED: Handled = {
  ...storedHandledSchema.parse({}),
  winnerAt: null,
  result: null,
};
