import * as z from 'zod/mini';
import * as stored from '../lenient-schema.ts';

/**
 * `calendarFeeds/{uid}`: calendar address of a player. Anyone with the secret can read the calendar, so only the hash
 * of the secret is stored.
 */
export const storedCalendarFeedSchema = z.object({
  secretHash: stored.text(),
  createdAt: stored.moment,
});
export type CalendarFeed = z.infer<typeof storedCalendarFeedSchema>;

export const storedCalendarVersionSchema = z.object({
  sequence: z.catch(z.number().check(z.int(), z.minimum(0)), 0),
  plan: stored.text(),
  at: stored.moment,
});
export type CalendarVersion = z.infer<typeof storedCalendarVersionSchema>;
