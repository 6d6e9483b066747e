import * as z from 'zod/mini';
import { instanceCapacity } from '../game/capacity.ts';
import { MAX_PLAYERS } from '../game/settings.ts';
import { uidSchema } from '../ids.ts';
import type { Endpoint } from './endpoint.ts';
import { gameParams, instanceParams } from './inputs.ts';
import { attendanceResponseSchema, turnoutResponseSchema } from './responses.ts';

const MAX_NO_SHOWS = instanceCapacity(MAX_PLAYERS);

export const attendanceCalls = {
  getAttendance: {
    route: 'GET /gi/{giId}/attendance',
    summary: 'No-shows and late drop-outs of an instance, for organisers',
    access: 'registered',
    params: instanceParams,
    response: attendanceResponseSchema,
  },
  setAttendance: {
    route: 'PUT /gi/{giId}/attendance',
    summary: 'Replaces the list of no-shows; organisers only, after the start',
    access: 'registered',
    params: instanceParams,
    body: z.strictObject({ noShows: z.array(uidSchema).check(z.maxLength(MAX_NO_SHOWS)) }),
    response: attendanceResponseSchema,
  },
  getTurnout: {
    route: 'GET /game/{gameId}/turnout',
    summary:
      'How often each player turned up, was a no-show or dropped out late in the newest instances, for organisers',
    access: 'registered',
    params: gameParams,
    response: turnoutResponseSchema,
  },
} as const satisfies Record<string, Endpoint>;
