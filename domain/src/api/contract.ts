import * as z from 'zod/mini';
import { attendanceCalls } from './attendance.contract.ts';
import { calendarCalls } from './calendar.contract.ts';
import type { Endpoint } from './endpoint.ts';
import { gameInstanceCalls } from './game-instances.contract.ts';
import { gameCalls } from './games.contract.ts';
import { moneyCalls } from './money.contract.ts';
import { playerCalls } from './players.contract.ts';
import { replyCalls } from './replies.contract.ts';

/** The whole HTTP API. Router, checks, handler types, web client and OpenAPI description derive from `apiContract`. */
export const apiContract = {
  ...playerCalls,
  ...gameCalls,
  ...gameInstanceCalls,
  ...replyCalls,
  ...attendanceCalls,
  ...calendarCalls,
  ...moneyCalls,
  getOpenApi: {
    route: 'GET /openapi.json',
    summary: 'This description',
    access: 'anyone',
    response: z.record(z.string(), z.unknown()),
  },
} as const satisfies Record<string, Endpoint>;

export type ApiContract = typeof apiContract;
export type ApiName = keyof ApiContract;
