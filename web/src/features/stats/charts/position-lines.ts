import {
  formatInZone,
  type GiId,
  type HistorySpan,
  leaderboard,
  type Points,
  type PositionsAfterResult,
  PREVIEW_LENGTH,
  statsTable,
  type Uid,
} from '@fives/domain';
import { DAY_FORMAT } from './range.ts';

export interface PositionLine {
  readonly uid: Uid;
  readonly name: string;
  readonly isGuest: boolean;
  readonly isMe: boolean;
}

/** Returns the line of the viewer, then the lines of the current top three. */
export function positionLines(history: HistorySpan, uid: Uid | null, points: Points): PositionLine[] {
  const ranked = leaderboard(Object.values(statsTable(history, points)));
  const shown = ranked.filter((row, at) => at < PREVIEW_LENGTH || row.playerId === uid);
  return shown
    .map(({ playerId, name, isGuest }) => ({ uid: playerId, name, isGuest, isMe: playerId === uid }))
    .toSorted((a, b) => Number(b.isMe) - Number(a.isMe));
}

/** Positions after one result. Null before the first game of a person. */
export interface PositionRow {
  readonly giId: GiId;
  readonly day: string;
  readonly positions: readonly (number | null)[];
}

export function positionRows(
  results: readonly PositionsAfterResult[],
  lines: readonly PositionLine[],
  timeZone: string,
): PositionRow[] {
  return results.map(({ giId, startDateTime, positions }) => ({
    giId,
    day: formatInZone(startDateTime, timeZone, DAY_FORMAT),
    positions: lines.map(({ uid }) => positions.get(uid) ?? null),
  }));
}

export function lowestPosition(rows: readonly PositionRow[]): number {
  return Math.max(1, ...rows.flatMap(({ positions }) => positions.filter((position) => position !== null)));
}
