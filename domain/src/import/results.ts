import * as z from 'zod/mini';
import type { GameExport } from '../export/export.ts';
import {
  goalsSchema,
  storedImportedPersonSchema,
  storedResult,
  winningMarginSchema,
  winningTeamSchema,
} from '../instance/game-instance.schema.ts';
import * as stored from '../lenient-schema.ts';
import { guestNameSchema } from '../player/player.schema.ts';
import { storedEarlierResultsSchema } from '../stats/tally.schema.ts';
import type { DateOrder } from './dates.ts';

/** Maximum number of players in all games of an import, because the document has at most 1 MiB. */
export const MAX_IMPORTED_PLAYERS = 30_000;
const MAX_TEAM = 50;
const MAX_COUNT = 99_999;

/** Meaning of a column of a table. A column `GOALS_A` may have both goals, as in '5-3'. */
export const COLUMNS = [
  ...(['DATE', 'TEAM_A', 'TEAM_B', 'PLAYER', 'TEAM', 'OUTCOME', 'GOALS_A', 'GOALS_B', 'WINNER'] as const),
  ...(['PLAYED', 'WON', 'DRAWN', 'LOST', 'POINTS', 'NONE'] as const),
] as const;
export type Column = (typeof COLUMNS)[number];

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

export type UnclearResultReason = keyof typeof UNCLEAR_RESULT_SENTENCES;

export function unclearResultText(reason: UnclearResultReason): string {
  return UNCLEAR_RESULT_SENTENCES[reason];
}

export const unclearResultSchema = z.object({
  /** Counts from 1. */
  line: z.number(),
  /** The whole row, so that an organiser can correct it. */
  text: z.string(),
  reason: z.enum(Object.keys(UNCLEAR_RESULT_SENTENCES) as [UnclearResultReason, ...UnclearResultReason[]]),
});
export type UnclearResult = z.infer<typeof unclearResultSchema>;

const teamSchema = z.array(guestNameSchema).check(z.maxLength(MAX_TEAM));
export const importedGameSchema = z.strictObject({
  line: z.number(),
  date: z.iso.date(),
  teamA: teamSchema,
  teamB: teamSchema,
  winningTeam: winningTeamSchema,
  teamAGoals: z._default(z.nullable(goalsSchema), null),
  teamBGoals: z._default(z.nullable(goalsSchema), null),
  winningMargin: z.optional(z.nullable(winningMarginSchema)),
  motm: z.optional(teamSchema),
});
export type ImportedGame = z.infer<typeof importedGameSchema>;

const countSchema = z.int().check(z.minimum(0), z.maximum(MAX_COUNT));
export const importedTotalSchema = z.strictObject({
  line: z.optional(z.number()),
  name: guestNameSchema,
  ...{ played: countSchema, won: countSchema, drawn: countSchema, lost: countSchema },
});
export type ImportedTotal = z.infer<typeof importedTotalSchema>;

export interface ImportedResults {
  readonly games: ImportedGame[];
  readonly totals: ImportedTotal[];
  readonly unclear: UnclearResult[];
  /** `UNCLEAR` if the dates fit several orders. The dates are then read as day, month, year. */
  readonly dateOrder: DateOrder | 'UNCLEAR';
  /** Meaning of each column, or empty if the text is no table. */
  readonly columns: Column[];
  /** The first rows of a table. */
  readonly rows: string[][];
  /** True if a name such as 'Guest' is another person in each game. */
  readonly hasNameless: boolean;
  readonly points?: GameExport['game']['points'];
}

export const IMPORT_STATES = ['RUNNING', 'DONE', 'UNDOING'] as const;

const personSchema = z.omit(storedImportedPersonSchema, { team: true });

export const storedGameImportSchema = z.object({
  id: z.string(),
  by: stored.text(),
  createdAt: stored.moment,
  state: stored.oneOf(IMPORT_STATES, 'DONE'),
  games: stored.number(),
  created: stored.number(),
  planned: stored.list(
    z.object({
      startDateTime: z.date(),
      ...storedResult,
      /** Positions in `people`. */
      teamA: stored.list(z.number()),
      teamB: stored.list(z.number()),
      motm: stored.list(z.number()),
    }),
  ),
  people: stored.list(personSchema),
  totals: stored.list(z.extend(personSchema, storedEarlierResultsSchema.shape)),
});
export type GameImport = z.infer<typeof storedGameImportSchema>;
