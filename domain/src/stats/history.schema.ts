import { z } from 'zod';
import { giIdSchema, uidSchema } from '../ids.ts';
import {
  instanceStatusSchema,
  motmAwardSchema,
  resultSchema,
  teamLooksSchema,
} from '../instance/game-instance.schema.ts';

/** One instance as the game's history remembers it. Line-ups are empty until the result is recorded. */
export const historyInstanceSchema = z.strictObject({
  giId: giIdSchema,
  startDateTime: z.date(),
  status: instanceStatusSchema,
  isFirstGame: z.boolean(),
  ...resultSchema.shape,
  ...teamLooksSchema.shape,
  teamA: z.array(uidSchema),
  teamB: z.array(uidSchema),
  motmAwarded: z.array(motmAwardSchema),
});
export type HistoryInstance = z.infer<typeof historyInstanceSchema>;

/** Who the uids in the line-ups are. */
export const historyPersonSchema = z.strictObject({
  name: z.string(),
  isGuest: z.boolean(),
  /** The start of the instance the name was taken from: an older instance never overwrites a newer name. */
  namedAt: z.date(),
});
export type HistoryPerson = z.infer<typeof historyPersonSchema>;

/** `games/{gameId}/stats/history`: every instance of a game, newest first. The table is a pure function of it. */
export const historySchema = z.strictObject({
  instances: z.array(historyInstanceSchema),
  people: z.record(uidSchema, historyPersonSchema),
});
export type History = z.infer<typeof historySchema>;
