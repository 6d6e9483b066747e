import * as z from 'zod/mini';
import { storedGiId } from '../ids.ts';
import {
  INSTANCE_STATUSES,
  storedFirstHalfSchema,
  storedLineUp,
  storedMotmAwardSchema,
  storedResult,
  storedTeamLooks,
} from '../instance/game-instance.schema.ts';
import * as stored from '../lenient-schema.ts';
import { storedTallySchema } from './tally.schema.ts';

/** The line-ups are empty until the result is recorded. */
export const storedHistoryInstanceSchema = z.object({
  giId: storedGiId,
  startDateTime: z.date(),
  status: stored.oneOf(INSTANCE_STATUSES, 'CREATED'),
  isFirstGame: stored.flag(false),
  ...storedResult,
  ...storedTeamLooks,
  ...storedLineUp,
  /** Undefined if half-time was not recorded. */
  firstHalf: z.optional(stored.orNull(storedFirstHalfSchema)),
  motmAwarded: stored.list(storedMotmAwardSchema),
  /** Undefined unless the instance comes from an import of past results. */
  importId: z.optional(stored.textOrNull),
});
export type HistoryInstance = z.infer<typeof storedHistoryInstanceSchema>;

const storedHistoryPersonSchema = z.object({
  name: stored.text(),
  isGuest: stored.flag(false),
  /** Start of the instance that the name comes from. An older instance never overwrites a newer name. */
  namedAt: stored.moment,
});
export type HistoryPerson = z.infer<typeof storedHistoryPersonSchema>;

/** A person's position, tally and runs after a result. Contains only what later results need. */
export const storedStandingSchema = z.object({
  tally: stored.object(storedTallySchema.shape),
  /** Number of the person's last results in a row without a loss. */
  unbeaten: stored.number(),
  /** Number of newest results in a row with the person in a team. Negative for results in a row without the person. */
  attendance: stored.number(),
  /** Number of newest results in a row after which the person was first. */
  onTop: stored.number(),
  /** Null for a person who was in no team yet. */
  position: stored.numberOrNull,
  previousPosition: stored.numberOrNull,
});
export type Standing = z.infer<typeof storedStandingSchema>;

/** `games/{gameId}/stats/history-{n}`: a closed part with `PART_LENGTH` instances. Part 0 has the oldest. */
export const storedHistoryPartSchema = z.object({
  instances: stored.list(storedHistoryInstanceSchema),
  /** Standings before the oldest instance, by uid. */
  before: stored.map(storedStandingSchema),
  /**
   * Like `before`, but within the season of the oldest instance. Empty if that instance has no season or is the first
   * in its season.
   */
  seasonBefore: stored.map(storedStandingSchema),
});
export type HistoryPart = z.infer<typeof storedHistoryPartSchema>;

/**
 * `games/{gameId}/stats/history`: the open part, with the newest instances. Its `before` makes the table independent
 * of closed parts.
 */
export const storedHistorySchema = z.extend(storedHistoryPartSchema, {
  people: stored.map(storedHistoryPersonSchema),
  /** Number of closed parts. */
  closed: stored.number(),
});
export type History = z.infer<typeof storedHistorySchema>;

/** Consecutive instances of a game. Without `before`, the instances are the first of the game. */
export type HistorySpan = Pick<History, 'instances' | 'people'> & Partial<Pick<History, 'before'>>;
