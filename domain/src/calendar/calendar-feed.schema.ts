import * as z from 'zod/mini';
import { storedMoment, storedText } from '../lenient-schema.ts';

/**
 * `calendarFeeds/{uid}`: calendar address of a player. The secret in it permits reading, so only its hash is stored.
 */
export const storedCalendarFeedSchema = z.object({
  secretHash: storedText(),
  createdAt: storedMoment,
});
export type CalendarFeed = z.infer<typeof storedCalendarFeedSchema>;
