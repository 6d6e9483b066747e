import { describeApi } from '@fives/domain';
import type { Handlers } from '../handler.ts';
import { attendanceHandlers } from './attendance.ts';
import { calendarHandlers } from './calendar.ts';
import { emailHandlers } from './email.ts';
import { exportHandlers } from './exports.ts';
import { instanceHandlers } from './game-instances.ts';
import { gameHandlers } from './games.ts';
import { importHandlers } from './imports.ts';
import { moneyHandlers } from './money.ts';
import { organiserHandlers } from './organisers.ts';
import { peopleHandlers } from './people.ts';
import { playerInstanceHandlers } from './player-instances.ts';
import { playerHandlers } from './players.ts';
import { raterHandlers } from './raters.ts';
import { seasonHandlers } from './seasons.ts';
import { teamHandlers } from './teams.ts';

export const handlers: Handlers = {
  ...playerHandlers,
  ...playerInstanceHandlers,
  ...peopleHandlers,
  ...organiserHandlers,
  ...raterHandlers,
  ...gameHandlers,
  ...exportHandlers,
  ...importHandlers,
  ...seasonHandlers,
  ...instanceHandlers,
  ...teamHandlers,
  ...attendanceHandlers,
  ...calendarHandlers,
  ...moneyHandlers,
  ...emailHandlers,
  getOpenApi: async () => describeApi(),
};
