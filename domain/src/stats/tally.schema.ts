import * as z from 'zod/mini';
import { storedUid } from '../ids.ts';
import * as stored from '../lenient-schema.ts';

export const MAX_POINTS = 20;

export const DEFAULT_POINTS = { win: 3, draw: 1, loss: 0, motm: 5, num3InARow: 3, num5InARow: 5 } as const;

export type PointName = keyof typeof DEFAULT_POINTS;
export const POINT_NAMES = Object.keys(DEFAULT_POINTS) as PointName[];

export function eachPoint<V>(make: (name: PointName) => V): Record<PointName, V> {
  return Object.fromEntries(POINT_NAMES.map((name) => [name, make(name)])) as Record<PointName, V>;
}

export const RUN_LENGTHS = { num3InARow: 3, num5InARow: 5 } as const;

const POINTS_RANGE = `Points must be a whole number from 0 to ${MAX_POINTS}`;
const pointValueSchema = z
  .number(POINTS_RANGE)
  .check(z.int(POINTS_RANGE), z.minimum(0, POINTS_RANGE), z.maximum(MAX_POINTS, POINTS_RANGE));

export const pointsSchema = z.strictObject(eachPoint(() => pointValueSchema));
export type Points = Readonly<z.infer<typeof pointsSchema>>;

export const storedPoints = stored.object(eachPoint((name) => stored.number(DEFAULT_POINTS[name])));

export function pointsText({ win, draw, loss, motm, num3InARow, num5InARow }: Points): string {
  const runs = `Every ${RUN_LENGTHS.num3InARow} wins in a row (3×) adds ${num3InARow}, every ${RUN_LENGTHS.num5InARow} (5×) adds ${num5InARow}.`;
  return `Points: win (W) ${win}, draw (D) ${draw}, loss (L) ${loss}. ${runs} Player of the match (★) adds ${motm}.`;
}

/** Results before the first instance, from imported totals. */
export const storedEarlierResultsSchema = z.object({
  played: z.number(),
  won: z.number(),
  drawn: z.number(),
  lost: z.number(),
});
export type EarlierResults = z.infer<typeof storedEarlierResultsSchema>;

export const storedTallySchema = z.object({
  /** W, D and L of the last games, newest last. */
  form: stored.text(),
  numPlayed: stored.number(),
  numWins: stored.number(),
  numLosses: stored.number(),
  numDraws: stored.number(),
  num3InARow: stored.number(),
  num5InARow: stored.number(),
  numMotm: stored.number(),
  /** Current run: +3 is three wins, -2 two losses, 0 after a draw or before a first game. */
  streak: stored.number(),
  totalPoints: stored.number(),
  /** Imported results, which the counts above include. Undefined without imported totals. */
  earlier: z.catch(z.optional(storedEarlierResultsSchema), undefined),
});
export type Tally = z.infer<typeof storedTallySchema>;

export const storedPlayerGameStatsSchema = z.object({
  playerId: storedUid,
  name: stored.text(),
  isGuest: stored.flag(false),
  ...storedTallySchema.shape,
  /** Null only in tables stored before guests were ranked, until the next result or recount. */
  leaderboardPosition: stored.numberOrNull,
  previousLeaderboardPosition: stored.numberOrNull,
});
export type PlayerGameStats = z.infer<typeof storedPlayerGameStatsSchema>;

export const storedStatsTableSchema = z.object({
  rows: stored.map(storedPlayerGameStatsSchema),
  updatedAt: stored.moment,
});
export type StatsTable = z.infer<typeof storedStatsTableSchema>;
