import * as z from 'zod/mini';
import { storedMoment, storedText } from '../lenient-schema.ts';

/** Version of an instance that calendars received last. */
export const storedCalendarVersionSchema = z.object({
  /** SEQUENCE of the event: the number of changes since the first version. */
  sequence: z.catch(z.number().check(z.int(), z.minimum(0)), 0),
  /** Plan of this version, to compare with the current plan. */
  plan: storedText(),
  at: storedMoment,
});
export type CalendarVersion = z.infer<typeof storedCalendarVersionSchema>;
