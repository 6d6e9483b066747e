import {
  formatInZone,
  type GiId,
  type HistorySpan,
  leaderboard,
  type Points,
  type PositionsThen,
  PREVIEW_LENGTH,
  statsTable,
  type Uid,
} from '@fives/domain';
import { DAY_FORMAT } from './range.ts';

/** Somebody whose positions are drawn. */
export interface PositionLine {
  readonly uid: Uid;
  readonly name: string;
  readonly isGuest: boolean;
  readonly isMe: boolean;
}

/** Whose positions are drawn: oneself, then the present top three. */
export function linesOf(history: HistorySpan, uid: Uid | null, points: Points): PositionLine[] {
  const ranked = leaderboard(Object.values(statsTable(history, points)));
  const shown = ranked.filter((row, at) => at < PREVIEW_LENGTH || row.playerId === uid);
  return shown
    .map(({ playerId, name, isGuest }) => ({ uid: playerId, name, isGuest, isMe: playerId === uid }))
    .toSorted((a, b) => Number(b.isMe) - Number(a.isMe));
}

/** One step of the chart: the day, and the position of each line; null before its first game. */
export interface PositionRow {
  readonly giId: GiId;
  readonly day: string;
  readonly positions: readonly (number | null)[];
}

/** The steps of the chart, in the order of `moments` and of `lines`. */
export function positionRows(
  moments: readonly PositionsThen[],
  lines: readonly PositionLine[],
  timeZone: string,
): PositionRow[] {
  return moments.map(({ giId, startDateTime, positions }) => ({
    giId,
    day: formatInZone(startDateTime, timeZone, DAY_FORMAT),
    positions: lines.map(({ uid }) => positions.get(uid) ?? null),
  }));
}

/** The lowest place that any line comes down to: where the axis ends. */
export function lowestPosition(rows: readonly PositionRow[]): number {
  return Math.max(1, ...rows.flatMap(({ positions }) => positions.filter((position) => position !== null)));
}

/** How many places are written beside the axis, at most one more. */
const MAX_TICKS = 5;

/** The places written beside an axis that goes down to `lowest`: evenly spaced, and always the top. */
export function positionTicks(lowest: number): number[] {
  const step = Math.max(1, Math.ceil((lowest - 1) / MAX_TICKS));
  return Array.from({ length: Math.floor((lowest - 1) / step) + 1 }, (_, at) => 1 + at * step);
}
