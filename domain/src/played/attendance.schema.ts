import * as z from 'zod/mini';
import * as stored from '../lenient-schema.ts';

/**
 * `gameInstances/{giId}/attendance/marks`: no-shows and late drop-outs. Organisers read the marks through the API. No
 * client has direct access.
 */
export const storedAttendanceSchema = stored.looseObject({
  noShows: stored.list(z.string()),
  dropOuts: stored.map(z.date()),
});
export type Attendance = z.infer<typeof storedAttendanceSchema>;

export const NOTHING_MARKED: Attendance = { noShows: [], dropOuts: {} };
