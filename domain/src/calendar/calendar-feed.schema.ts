import * as z from 'zod/mini';
import { storedMoment, storedText } from '../lenient-schema.ts';

/**
 * `calendarFeeds/{uid}`: calendar address of a player. The secret in it permits reading, so only its hash is stored.
 */
export const storedCalendarFeedSchema = z.object({
  /** SHA-256 of the secret, in hexadecimal. */
  secretHash: storedText(),
  createdAt: storedMoment,
});
export type CalendarFeed = z.infer<typeof storedCalendarFeedSchema>;
