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
import type { Table } from './columns.ts';
import type { DateOrder } from './dates.ts';
import type { UnclearLine } from './unclear.ts';

/** Maximum number of players in all games of an import, because the document has at most 1 MiB. */
export const MAX_IMPORTED_PLAYERS = 30_000;
const MAX_TEAM = 50;
const MAX_COUNT = 99_999;

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
  readonly unclear: UnclearLine[];
  /** `UNCLEAR` if the dates fit several orders. The dates are then read as day, month, year. */
  readonly dateOrder: DateOrder | 'UNCLEAR';
  /** Null if the text is no table. */
  readonly table: Table | null;
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
