import * as z from 'zod/mini';
import { storedMoment, storedText } from '../lenient-schema.ts';

export const storedCalendarVersionSchema = z.object({
  /** SEQUENCE of the event: the number of changes since the first version. */
  sequence: z.catch(z.number().check(z.int(), z.minimum(0)), 0),
  plan: storedText(),
  at: storedMoment,
});
export type CalendarVersion = z.infer<typeof storedCalendarVersionSchema>;
