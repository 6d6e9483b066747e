import type { Game, HistorySpan, Points, SeasonSpan, Uid } from '@fives/domain';

export type Range = 'recent' | 'all';

export const RECENT_RESULTS = 20;

/** Maximum number of steps on an axis. The number of ticks is one higher. */
const MAX_STEPS = 5;

/** Returns evenly spaced whole numbers from `first` up to `last`. */
export function axisTicks(first: number, last: number): number[] {
  const step = Math.max(1, Math.ceil((last - first) / MAX_STEPS));
  return Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, index) => first + index * step);
}

export const MIN_DATA_POINTS = 2;

export interface ChartsProps {
  readonly game: Game;
  /** Null for all time. */
  readonly season: SeasonSpan | null;
  readonly uid: Uid | null;
}

export interface ChartData {
  readonly history: HistorySpan;
  readonly points: Points;
  readonly uid: Uid | null;
  readonly range: Range;
  readonly timeZone: string;
}

export function inRange<T>(series: readonly T[], range: Range): readonly T[] {
  return range === 'all' ? series : series.slice(-RECENT_RESULTS);
}

export const DAY_FORMAT = 'dd/MM/yyyy';

export function axisText(day: string, range: Range): string {
  return range === 'recent' ? day.slice(0, 'dd/MM'.length) : day.slice('dd/'.length);
}
