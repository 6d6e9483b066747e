import type { GameExport } from '../../export/export.ts';
import type { WinningTeam } from '../../instance/game-instance.schema.ts';
import type { DateOrder } from './dates.ts';

const UNCLEAR_RESULT_SENTENCES = {
  NO_DATE: "We couldn't find a date here",
  NO_TEAMS: "We couldn't find two teams here",
  NO_RESULT: "We couldn't find a result here",
  NO_NAME: "We couldn't find a name here",
  NOT_A_GAME: "This doesn't look like a game",
  NAMED_TWICE: 'This game has the same name twice',
  WRONG_DATE: "This date doesn't exist",
  FUTURE_DATE: 'This date is in the future',
  WRONG_TOTALS: "Won, drawn and lost don't add up to played",
  WRONG_SCORE: "The score doesn't match the winner",
  SCORE_IS_DATE: 'This score looks like a date',
} as const;

/** Meaning of a column of a table. A column `GOALS_A` may have both goals, as in '5-3'. */
export const COLUMNS = [
  'DATE',
  'TEAM_A',
  'TEAM_B',
  'PLAYER',
  'TEAM',
  'OUTCOME',
  'GOALS_A',
  'GOALS_B',
  'WINNER',
  'PLAYED',
  'WON',
  'DRAWN',
  'LOST',
  'POINTS',
  'NONE',
] as const;
export type Column = (typeof COLUMNS)[number];

export type UnclearResultReason = keyof typeof UNCLEAR_RESULT_SENTENCES;
export const UNCLEAR_RESULT_REASONS = Object.keys(UNCLEAR_RESULT_SENTENCES) as [
  UnclearResultReason,
  ...UnclearResultReason[],
];

export function unclearResultText(reason: UnclearResultReason): string {
  return UNCLEAR_RESULT_SENTENCES[reason];
}

export interface UnclearResult {
  /** Counts from 1. */
  readonly line: number;
  /** The whole row, so that an organiser can correct it. */
  readonly text: string;
  readonly reason: UnclearResultReason;
}

export interface ImportedGame {
  readonly line: number;
  /** YYYY-MM-DD */
  readonly date: string;
  readonly teamA: readonly string[];
  readonly teamB: readonly string[];
  readonly winningTeam: WinningTeam;
  readonly teamAGoals: number | null;
  readonly teamBGoals: number | null;
  readonly winningMargin?: number | null | undefined;
  readonly motm?: readonly string[] | undefined;
}

export interface ImportedTotal {
  readonly name: string;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly line?: number;
}

export interface ImportedResults {
  readonly games: readonly ImportedGame[];
  readonly totals: readonly ImportedTotal[];
  readonly unclear: readonly UnclearResult[];
  /** `UNCLEAR` if the dates fit several orders. The dates are then read as day, month, year. */
  readonly dateOrder: DateOrder | 'UNCLEAR';
  /** Meaning of each column, or empty if the text is no table. */
  readonly columns: readonly Column[];
  /** The first rows of a table. */
  readonly rows: readonly (readonly string[])[];
  /** True if a name such as 'Guest' is another person in each game. */
  readonly hasNameless: boolean;
  readonly points?: GameExport['game']['points'];
}
