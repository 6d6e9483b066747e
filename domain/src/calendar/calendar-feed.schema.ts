import * as z from 'zod/mini';
import { storedMoment, storedText } from '../lenient-schema.ts';

/**
 * `calendarFeeds/{uid}`: a player has an address at which calendars read their games. Whoever knows the secret in it reads
 * them, so the secret itself is stored nowhere.
 */
export const storedCalendarFeedSchema = z.object({
  /** The SHA-256 of the secret, in hexadecimal. */
  secretHash: storedText(),
  createdAt: storedMoment,
});
export type CalendarFeed = z.infer<typeof storedCalendarFeedSchema>;
