import * as z from 'zod/mini';
import { idSchema } from '../ids.ts';
import type { Endpoint } from './endpoint.ts';
import { instanceParams } from './inputs.ts';

export const calendarCalls = {
  createCalendar: {
    route: 'POST /calendar',
    summary: "Creates the caller's calendar link and revokes the previous one. The link is returned once",
    access: 'registered',
    response: z.object({ url: z.url() }),
    status: 201,
  },
  deleteCalendar: {
    route: 'DELETE /calendar',
    summary: "Revokes the caller's calendar link",
    access: 'registered',
  },
  getCalendar: {
    route: 'GET /calendar/{secret}.ics',
    summary: "A player's games as iCalendar. Unknown links all get the same 404",
    access: 'anyone',
    // Each call may read 400 documents. One calendar server can send the calls of many people.
    limit: { calls: 120, seconds: 60 },
    // Accepts any text, so that malformed and unknown secrets get the same response.
    params: z.strictObject({ secret: z.string() }),
    response: z.string(),
    mediaType: 'text/calendar',
  },
  getInstanceCalendar: {
    route: 'GET /gi/{giId}/calendar.ics',
    summary: "One instance as iCalendar, with the invite card's data only",
    access: 'anyone',
    params: instanceParams,
    query: z.strictObject({ key: z.optional(idSchema) }),
    response: z.string(),
    mediaType: 'text/calendar',
  },
} as const satisfies Record<string, Endpoint>;
