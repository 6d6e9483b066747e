import * as z from 'zod/mini';
import { storedImportedPersonSchema, storedResult } from '../../../instance/game-instance.schema.ts';
import * as stored from '../../../lenient-schema.ts';
import { storedEarlierResultsSchema } from '../../../stats/tally.schema.ts';

/** Maximum number of players in all games of an import, because the document has at most 1 MiB. */
export const MAX_IMPORTED_PLAYERS = 30_000;

export const IMPORT_STATES = ['RUNNING', 'DONE', 'UNDOING'] as const;

const plannedGameSchema = z.object({
  startDateTime: z.date(),
  ...storedResult,
  /** Positions in `people`. */
  teamA: stored.list(z.number()),
  teamB: stored.list(z.number()),
  motm: stored.list(z.number()),
});
export type PlannedGame = z.infer<typeof plannedGameSchema>;

const personSchema = z.omit(storedImportedPersonSchema, { team: true });

export const storedGameImportSchema = z.object({
  id: z.string(),
  by: stored.text(),
  createdAt: stored.moment,
  state: stored.oneOf(IMPORT_STATES, 'DONE'),
  games: stored.number(),
  created: stored.number(),
  planned: stored.list(plannedGameSchema),
  people: stored.list(personSchema),
  totals: stored.list(z.extend(personSchema, storedEarlierResultsSchema.shape)),
});
export type GameImport = z.infer<typeof storedGameImportSchema>;
