import { z } from 'zod';
import {
  INSTANCE_STATUSES,
  storedMotmAwardSchema,
  storedResult,
  storedTeamLooks,
} from '../instance/game-instance.schema.ts';
import { storedFlag, storedList, storedMap, storedMoment, storedOneOf, storedText } from '../stored.ts';

/** One instance as the game's history remembers it. Line-ups are empty until the result is recorded. */
export const storedHistoryInstanceSchema = z.object({
  giId: z.string(),
  startDateTime: z.date(),
  status: storedOneOf(INSTANCE_STATUSES, 'CREATED'),
  isFirstGame: storedFlag(false),
  ...storedResult,
  ...storedTeamLooks,
  teamA: storedList(z.string()),
  teamB: storedList(z.string()),
  motmAwarded: storedList(storedMotmAwardSchema),
});
export type HistoryInstance = z.infer<typeof storedHistoryInstanceSchema>;

/** Who the uids in the line-ups are. */
const storedHistoryPersonSchema = z.object({
  name: storedText(),
  isGuest: storedFlag(false),
  /** The start of the instance the name was taken from: an older instance never overwrites a newer name. */
  namedAt: storedMoment,
});
export type HistoryPerson = z.infer<typeof storedHistoryPersonSchema>;

/** `games/{gameId}/stats/history`: every instance of a game, newest first. The table is a pure function of it. */
export const storedHistorySchema = z.object({
  instances: storedList(storedHistoryInstanceSchema),
  people: storedMap(storedHistoryPersonSchema),
});
export type History = z.infer<typeof storedHistorySchema>;
