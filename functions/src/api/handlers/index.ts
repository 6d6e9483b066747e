import { describeApi } from '@fives/domain';
import type { Handlers } from '../handler.ts';
import { attendanceHandlers } from './attendance.ts';
import { calendarHandlers } from './calendar.ts';
import { emailHandlers } from './email.ts';
import { instanceHandlers } from './game-instances.ts';
import { gameHandlers } from './games.ts';
import { moneyHandlers } from './money.ts';
import { organiserHandlers } from './organisers.ts';
import { peopleHandlers } from './people.ts';
import { playerInstanceHandlers } from './player-instances.ts';
import { playerHandlers } from './players.ts';
import { raterHandlers } from './raters.ts';
import { seasonHandlers } from './seasons.ts';
import { teamHandlers } from './teams.ts';

/**
 * What serves each endpoint. The handlers are members of an object for each subject, so that each can be called like its
 * endpoint, and what it calls to store or decide keeps the same name beside it.
 */
export const handlers: Handlers = {
  ...playerHandlers,
  ...playerInstanceHandlers,
  ...peopleHandlers,
  ...organiserHandlers,
  ...raterHandlers,
  ...gameHandlers,
  ...seasonHandlers,
  ...instanceHandlers,
  ...teamHandlers,
  ...attendanceHandlers,
  ...calendarHandlers,
  ...moneyHandlers,
  ...emailHandlers,
  getOpenApi: async () => describeApi(),
};
