import * as z from 'zod/mini';
import { storedNumber, storedObject } from '../lenient-schema.ts';

/** What may earn leaderboard points, in the order in which people read it. */
export const POINT_NAMES = ['win', 'draw', 'loss', 'motm', 'num3InARow', 'num5InARow'] as const;
export type PointName = (typeof POINT_NAMES)[number];

/** The most points that one thing may earn; the fewest are none. */
export const MAX_POINTS = 20;

/** What earns how many points where a game's organisers have not chosen otherwise. */
export const DEFAULT_POINTS = {
  win: 3,
  draw: 1,
  loss: 0,
  /** Each player-of-the-match award. */
  motm: 5,
  /** Each completed run of three wins, on top of the wins. */
  num3InARow: 3,
  /** Each completed run of five wins, on top of the wins. */
  num5InARow: 5,
} as const satisfies Record<PointName, number>;

/** How many wins make a run. */
export const RUN_LENGTHS = { num3InARow: 3, num5InARow: 5 } as const;

const POINTS_RANGE = `Points must be a whole number from 0 to ${MAX_POINTS}`;
const pointsOfOne = z
  .number(POINTS_RANGE)
  .check(z.int(POINTS_RANGE), z.minimum(0, POINTS_RANGE), z.maximum(MAX_POINTS, POINTS_RANGE));

/** What earns how many points in a game, as it is written. */
export const pointsSchema = z.strictObject({
  win: pointsOfOne,
  draw: pointsOfOne,
  loss: pointsOfOne,
  motm: pointsOfOne,
  num3InARow: pointsOfOne,
  num5InARow: pointsOfOne,
});
export type Points = Readonly<z.infer<typeof pointsSchema>>;

/** The same as it is read. */
export const storedPoints = storedObject({
  win: storedNumber(DEFAULT_POINTS.win),
  draw: storedNumber(DEFAULT_POINTS.draw),
  loss: storedNumber(DEFAULT_POINTS.loss),
  motm: storedNumber(DEFAULT_POINTS.motm),
  num3InARow: storedNumber(DEFAULT_POINTS.num3InARow),
  num5InARow: storedNumber(DEFAULT_POINTS.num5InARow),
});

/** What earns how many points, in one sentence, with the letters that the table's columns have. */
export function pointsText({ win, draw, loss, motm, num3InARow, num5InARow }: Points): string {
  const runs = `Every ${RUN_LENGTHS.num3InARow} wins in a row (3×) adds ${num3InARow}, every ${RUN_LENGTHS.num5InARow} (5×) adds ${num5InARow}.`;
  return `Points: win (W) ${win}, draw (D) ${draw}, loss (L) ${loss}. ${runs} Player of the match (★) adds ${motm}.`;
}
