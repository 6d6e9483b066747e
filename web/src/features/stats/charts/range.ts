import type { Game, HistorySpan, Points, SeasonSpan, Uid } from '@fives/domain';

/** How much a chart shows. */
export type Range = 'recent' | 'all';

/** How many results the shorter range has: what fits on a phone with a mark for each. */
export const RECENT = 20;

/** With fewer there is nothing to draw a line between. */
export const FEWEST_RESULTS = 2;

/** What the charts are about, and who looks at them. */
export interface ChartsProps {
  readonly game: Game;
  /** Null for all time. */
  readonly season: SeasonSpan | null;
  readonly uid: Uid | null;
}

/** What each chart is drawn from. */
export interface ChartData {
  readonly history: HistorySpan;
  readonly points: Points;
  /** Who looks at it. */
  readonly uid: Uid | null;
  readonly range: Range;
  readonly timeZone: string;
}

/** The part of a series, the oldest first, that a range shows. */
export function inRange<T>(series: readonly T[], range: Range): readonly T[] {
  return range === 'all' ? series : series.slice(-RECENT);
}

/** How a day is written in full; under the axis it is cut to what tells the days of a range apart. */
export const DAY_FORMAT = 'dd/MM/yyyy';

/** A day under the axis: day and month of the recent ones, month and year of all. */
export function axisText(day: string, range: Range): string {
  return range === 'recent' ? day.slice(0, 'dd/MM'.length) : day.slice('dd/'.length);
}
