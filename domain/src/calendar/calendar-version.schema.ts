import * as z from 'zod/mini';
import { storedMoment, storedText } from '../lenient-schema.ts';

/** The version of an instance that calendars were given last. */
export const storedCalendarVersionSchema = z.object({
  /** The event's SEQUENCE: the number of changes since the first version. */
  sequence: z.catch(z.number().check(z.int(), z.minimum(0)), 0),
  /** The plan of this version, to compare with the present one. */
  plan: storedText(),
  at: storedMoment,
});
export type CalendarVersion = z.infer<typeof storedCalendarVersionSchema>;
