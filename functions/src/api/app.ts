import { describeApi } from '@fives/domain';
import { PROXIES } from '../firebase.ts';
import type { Handlers } from './handler.ts';
import { attendanceHandlers } from './handlers/attendance.ts';
import { calendarHandlers } from './handlers/calendar.ts';
import { instanceHandlers } from './handlers/game-instances.ts';
import { gameHandlers } from './handlers/games.ts';
import { importHandlers } from './handlers/imports.ts';
import { moneyHandlers } from './handlers/money.ts';
import { organiserHandlers } from './handlers/organisers.ts';
import { peopleHandlers } from './handlers/people.ts';
import { playerInstanceHandlers } from './handlers/player-instances.ts';
import { playerHandlers } from './handlers/players.ts';
import { reachHandlers } from './handlers/reach.ts';
import { seasonHandlers } from './handlers/seasons.ts';
import { teamHandlers } from './handlers/teams.ts';
import { createApi } from './server/router.ts';

export const handlers: Handlers = {
  ...playerHandlers,
  ...playerInstanceHandlers,
  ...peopleHandlers,
  ...organiserHandlers,
  ...gameHandlers,
  ...importHandlers,
  ...seasonHandlers,
  ...instanceHandlers,
  ...reachHandlers,
  ...teamHandlers,
  ...attendanceHandlers,
  ...calendarHandlers,
  ...moneyHandlers,
  getOpenApi: async () => describeApi(),
};

export const app = createApi(handlers, PROXIES);
