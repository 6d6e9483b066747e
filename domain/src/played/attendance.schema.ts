import * as z from 'zod/mini';
import { storedList, storedMap } from '../lenient-schema.ts';

/**
 * `gameInstances/{giId}/attendance/marks`: who did not turn up, and who dropped out late. Organisers see it, through the
 * API; no client reads or writes it.
 */
export const storedAttendanceSchema = z.object({
  /** The uids of those who were in and did not come, as an organiser has marked them. */
  noShows: storedList(z.string()),
  /** When those who had a spot gave it up by themselves, within the hours that the game calls late; by uid. */
  dropOuts: storedMap(z.date()),
});
export type Attendance = z.infer<typeof storedAttendanceSchema>;

export const NOTHING_MARKED: Attendance = { noShows: [], dropOuts: {} };
