import type { GameExport } from '../../export/export-format.ts';
import type { WinningTeam } from '../../instance/game-instance.schema.ts';
import type { DateOrder, WrittenDate } from './dates/dates.ts';
import type { UnclearResultReason } from './unclear-result-reasons.ts';

export interface WrittenGame {
  readonly line: number;
  readonly date: WrittenDate;
  readonly teamA: readonly string[];
  readonly teamB: readonly string[];
  readonly winningTeam: WinningTeam;
  readonly teamAGoals: number | null;
  readonly teamBGoals: number | null;
  readonly winningMargin?: number | null;
  readonly motm?: readonly string[];
}

export interface UnclearResult {
  /** Counts from 1. */
  readonly line: number;
  readonly text: string;
  readonly reason: UnclearResultReason;
}

export interface WrittenYear {
  readonly line: number;
  readonly year: number;
  /** True for '2024/25', whose dates from January to June are in the next year. */
  readonly isSeason: boolean;
}

export interface WrittenResults {
  readonly games: readonly WrittenGame[];
  readonly years: readonly WrittenYear[];
  readonly totals: readonly ImportedTotal[];
  readonly unclear: readonly UnclearResult[];
}

export const EMPTY_RESULTS: WrittenResults = { games: [], years: [], totals: [], unclear: [] };

export interface ImportedGame extends Omit<WrittenGame, 'date'> {
  /** YYYY-MM-DD */
  readonly date: string;
}

export interface ImportedTotal {
  readonly name: string;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

export interface ImportedResults {
  readonly games: readonly ImportedGame[];
  readonly totals: readonly ImportedTotal[];
  /** Everyone in `games` and `totals`, once. Names that differ in any way are different people. */
  readonly names: readonly string[];
  readonly unclear: readonly UnclearResult[];
  /** `UNCLEAR` if the dates fit several orders. The dates are then read as day, month, year. */
  readonly dateOrder: DateOrder | 'UNCLEAR';
  readonly points?: GameExport['game']['points'];
}
