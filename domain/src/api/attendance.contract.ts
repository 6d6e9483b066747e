import * as z from 'zod/mini';
import { gameIdSchema, uidSchema } from '../ids.ts';
import type { Endpoint } from './endpoint.ts';
import { instanceParams } from './inputs.ts';
import { attendanceResponseSchema, turnoutResponseSchema } from './responses.ts';

/** More people than have a place in any instance. */
const MOST_NO_SHOWS = 150;

/** Calls about who turned up: for organisers alone. */
export const attendanceCalls = {
  getAttendance: {
    method: 'GET',
    path: '/gi/{giId}/attendance',
    summary: 'Who did not come and who dropped out late, for organisers',
    access: 'registered',
    params: instanceParams,
    response: attendanceResponseSchema,
    status: 200,
  },
  setAttendance: {
    method: 'PUT',
    path: '/gi/{giId}/attendance',
    summary:
      'Marks who of those who were in did not come, all of them at once, by an organiser after the start',
    access: 'registered',
    params: instanceParams,
    body: z.strictObject({ noShows: z.array(uidSchema).check(z.maxLength(MOST_NO_SHOWS)) }),
    response: attendanceResponseSchema,
    status: 200,
  },
  getTurnout: {
    method: 'GET',
    path: '/game/{gameId}/turnout',
    summary:
      'How often each person came, stayed away and dropped out late in the newest instances of a game, for organisers',
    access: 'registered',
    params: z.strictObject({ gameId: gameIdSchema }),
    response: turnoutResponseSchema,
    status: 200,
  },
} as const satisfies Record<string, Endpoint>;
