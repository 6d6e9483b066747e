import * as z from 'zod/mini';
import { gameIdSchema, idSchema, uidSchema } from '../ids.ts';
import { COLUMNS } from '../import/columns.ts';
import { DATE_ORDERS } from '../import/dates.ts';
import { listEntrySchema } from '../import/list-changes.ts';
import { IMPORT_STATES, importedGameSchema, importedTotalSchema } from '../import/results.ts';
import { unclearLineSchema } from '../import/unclear.ts';
import { wholeNumber } from '../instance/game-instance.schema.ts';
import { playerStatusSchema } from '../instance/player-instance.schema.ts';
import { MAX_EXPORT_BYTES, MAX_IMPORT_LINES, MAX_LIST_BYTES, MAX_PLUS_ONES } from '../limits.ts';
import { guestNameSchema } from '../player/player.schema.ts';
import { type Endpoint, gameCall, instanceParams } from './endpoint.ts';

const nameFields = {
  /** Null if no one in the game has exactly this name. */
  uid: z.nullable(z.string()),
  /** People with a similar name, the most similar first. */
  suggestions: z.array(z.object({ uid: z.string(), name: z.string() })),
};
const tableFields = {
  /** Meaning of each column. Empty if the text is no table. */
  columns: z.array(z.enum(COLUMNS)),
  /** Titles and first rows of a table. */
  rows: z.array(z.array(z.string())),
};

const importResponseSchema = z.object({
  entries: z.array(z.extend(listEntrySchema, nameFields)),
  unclear: z.array(unclearLineSchema),
  ...tableFields,
  /** Number of new people, plus-ones included. */
  added: z.number(),
  /** Number of replies that change. */
  changed: z.number(),
});
export type ImportResponse = z.infer<typeof importResponseSchema>;

const importResultsResponseSchema = z.object({
  games: z.array(importedGameSchema),
  totals: z.array(importedTotalSchema),
  people: z.array(z.object({ name: z.string(), ...nameFields })),
  unclear: z.array(unclearLineSchema),
  dateOrder: z.enum([...DATE_ORDERS, 'UNCLEAR']),
  ...tableFields,
  /** Line numbers of results that the game already has. */
  duplicates: z.array(z.number()),
  /** Null if nothing was saved. */
  importId: z.nullable(z.string()),
});
export type ImportResultsResponse = z.infer<typeof importResultsResponseSchema>;

const gameImportResponseSchema = z.object({
  _id: z.string(),
  by: z.string(),
  createdAt: z.iso.datetime(),
  state: z.enum(IMPORT_STATES),
  /** Number of games. */
  games: z.number(),
  /** Number of games saved so far. */
  created: z.number(),
  /** Number of people with totals. */
  totals: z.number(),
});
export type GameImportResponse = z.infer<typeof gameImportResponseSchema>;

const MAX_NAME_CHOICES = 1_000;
const columnsSchema = z.optional(z.array(z.enum(COLUMNS)).check(z.maxLength(100)));
const listOf = <T extends z.ZodMiniType>(row: T) =>
  z.optional(z.array(row).check(z.maxLength(MAX_IMPORT_LINES)));

const correctedEntrySchema = z.strictObject({
  line: z._default(z.number(), 1),
  name: guestNameSchema,
  status: playerStatusSchema,
  isReserve: z._default(z.boolean(), false),
  plusOnes: z._default(wholeNumber(0, MAX_PLUS_ONES), 0),
  uid: z._default(z.nullable(uidSchema), null),
});

export const importCalls = {
  importPeople: {
    route: 'POST /gi/{giId}/people/import',
    summary:
      "Reads a group's list of at most 1 MB as people write it in a chat, and saves its people and replies. Lines count from 1. With 'dryRun' nothing is saved. 'columns' sets the meaning of the columns of a table. 'entries' replace those of the text, as corrected by the organiser; organisers only",
    access: 'registered',
    // Reading a megabyte takes seconds.
    limit: { calls: 600, seconds: 3600 },
    params: instanceParams,
    body: z.strictObject({
      text: z._default(z.string(), ''),
      dryRun: z._default(z.boolean(), false),
      columns: columnsSchema,
      entries: listOf(correctedEntrySchema),
    }),
    // JSON escapes can make the text several times longer.
    maxBodyBytes: 4 * MAX_LIST_BYTES,
    response: importResponseSchema,
  },
  importResults: {
    route: 'POST /game/{gameId}/import',
    summary:
      "Reads past results and adds them as played instances. 'text' is a text or table of at most 1 MB, or an export of at most 4 MB. Lines count from 1. With 'dryRun' nothing is saved. 'columns' sets the meaning of the columns of a table. 'games' and 'totals' replace those of the text. 'people' maps names in the text to people. 'duplicates' sets whether existing games are added again. A repeat with the same key adds nothing",
    ...gameCall,
    // Reading a megabyte takes seconds.
    limit: { calls: 600, seconds: 3600 },
    body: z.strictObject({
      text: z._default(z.string(), ''),
      dryRun: z._default(z.boolean(), false),
      dateOrder: z.optional(z.enum(DATE_ORDERS)),
      columns: columnsSchema,
      games: listOf(z.extend(importedGameSchema, { line: z.optional(z.number()) })),
      totals: listOf(importedTotalSchema),
      people: z._default(
        z
          .array(z.strictObject({ name: guestNameSchema, uid: uidSchema }))
          .check(z.maxLength(MAX_NAME_CHOICES)),
        [],
      ),
      duplicates: z._default(z.enum(['SKIP', 'ADD']), 'SKIP'),
    }),
    takesKey: true,
    // JSON escapes can make the text several times longer.
    maxBodyBytes: 2 * MAX_EXPORT_BYTES,
    response: importResultsResponseSchema,
  },
  listImports: {
    route: 'GET /game/{gameId}/imports',
    summary: 'The imports of past results into a game, newest first, with their progress',
    ...gameCall,
    response: z.array(gameImportResponseSchema),
  },
  undoImport: {
    route: 'DELETE /game/{gameId}/import/{id}',
    summary: 'Removes all instances of an import, and counts the results again',
    access: 'registered',
    // Each call counts all results of the game again.
    limit: { calls: 60, seconds: 3600 },
    params: z.strictObject({ gameId: gameIdSchema, id: idSchema }),
  },
} as const satisfies Record<string, Endpoint>;
