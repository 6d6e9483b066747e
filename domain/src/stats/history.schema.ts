import * as z from 'zod/mini';
import { storedGiId, storedUid } from '../ids.ts';
import {
  INSTANCE_STATUSES,
  storedMotmAwardSchema,
  storedResult,
  storedTeamLooks,
} from '../instance/game-instance.schema.ts';
import {
  storedFlag,
  storedList,
  storedMap,
  storedMoment,
  storedNumber,
  storedNumberOrNull,
  storedObject,
  storedOneOf,
  storedText,
} from '../lenient-schema.ts';
import { storedTallySchema } from './player-game-stats.schema.ts';

/** One instance as the game's history remembers it. Line-ups are empty until the result is recorded. */
export const storedHistoryInstanceSchema = z.object({
  giId: storedGiId,
  startDateTime: z.date(),
  status: storedOneOf(INSTANCE_STATUSES, 'CREATED'),
  isFirstGame: storedFlag(false),
  ...storedResult,
  ...storedTeamLooks,
  teamA: storedList(storedUid),
  teamB: storedList(storedUid),
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

/** Where somebody stood after a result: all that later results and stats need to know of the ones before. */
const storedStandingSchema = z.object({
  tally: storedObject(storedTallySchema.shape),
  /** How many of their games, counted back from the newest, they did not lose. */
  unbeaten: storedNumber(),
  /** How many of the game's results, counted back from the newest, they were in; below 0, how many they were not in. */
  attendance: storedNumber(),
  /** After how many results, counted back from the newest, they were at number 1 without a gap. */
  onTop: storedNumber(),
  /** Null for those who were in no team yet. Before guests were ranked, they had none. */
  position: storedNumberOrNull,
  /** The position before the newest result. */
  previousPosition: storedNumberOrNull,
});
export type Standing = z.infer<typeof storedStandingSchema>;

/**
 * `games/{gameId}/stats/history-{n}`: a closed part of a game's history, as many instances as `PART_LENGTH` says. Part 0
 * has the oldest.
 */
export const storedHistoryPartSchema = z.object({
  /** The newest first. */
  instances: storedList(storedHistoryInstanceSchema),
  /** Where everybody stood before the oldest of them, by uid. */
  before: storedMap(storedStandingSchema),
  /** The same within the season that the oldest of them belongs to; empty where that begins with it, or there is none. */
  seasonBefore: storedMap(storedStandingSchema),
});
export type HistoryPart = z.infer<typeof storedHistoryPartSchema>;

/**
 * `games/{gameId}/stats/history`: the open part of a game's history, which has the newest instances. With `before`, the
 * table is a pure function of it.
 */
export const storedHistorySchema = z.extend(storedHistoryPartSchema, {
  /** Everybody who was in a team of any instance, also of those in closed parts. */
  people: storedMap(storedHistoryPersonSchema),
  /** How many closed parts there are. */
  closed: storedNumber(),
});
export type History = z.infer<typeof storedHistorySchema>;

/** Instances that follow each other; without `before` they are the game's first. */
export type HistorySpan = Pick<History, 'instances' | 'people'> & Partial<Pick<History, 'before'>>;
