import * as z from 'zod/mini';
import { gameIdSchema, idSchema, uidSchema } from '../ids.ts';
import { DATE_ORDERS } from '../import/dates.ts';
import { listEntrySchema, unclearLineSchema } from '../import/list-changes.ts';
import {
  COLUMNS,
  IMPORT_STATES,
  importedGameSchema,
  importedTotalSchema,
  unclearResultSchema,
} from '../import/results.ts';
import { wholeNumber } from '../instance/game-instance.schema.ts';
import { playerStatusSchema } from '../instance/player-instance.schema.ts';
import { MAX_EXPORT_BYTES, MAX_IMPORT_LINES, MAX_LIST_BYTES, MAX_PLUS_ONES } from '../limits.ts';
import { guestNameSchema } from '../player/player.schema.ts';
import { type Endpoint, gameCall, instanceParams } from './endpoint.ts';

const importResponseSchema = z.object({
  entries: z.array(
    z.extend(listEntrySchema, {
      /** Null if no one in the game has exactly this name. */
      uid: z.nullable(z.string()),
      /** People with a similar name, the most similar first. Empty if the list has more people than the game can take. */
      suggestions: z.array(z.object({ uid: z.string(), name: z.string() })),
    }),
  ),
  unclear: z.array(unclearLineSchema),
  /** Positions of the columns of a table. Null if the text is no table. `reply` is null if the table has no replies. */
  table: z.nullable(
    z.object({ headings: z.array(z.string()), name: z.number(), reply: z.nullable(z.number()) }),
  ),
  /** Number of new people, plus-ones included. */
  added: z.number(),
  /** Number of replies that change. */
  changed: z.number(),
});
export type ImportResponse = z.infer<typeof importResponseSchema>;

const importResultsResponseSchema = z.object({
  games: z.array(importedGameSchema),
  totals: z.array(importedTotalSchema),
  people: z.array(
    z.object({
      name: z.string(),
      /** Null if no one in the game has exactly this name. */
      uid: z.nullable(z.string()),
      /** Similar names, the most similar first. `uid` is null if the similar name is a new person in the same text. */
      suggestions: z.array(z.object({ uid: z.nullable(z.string()), name: z.string() })),
    }),
  ),
  unclear: z.array(unclearResultSchema),
  dateOrder: z.enum([...DATE_ORDERS, 'UNCLEAR']),
  /** Meaning of each column. Empty if the text is no table. */
  columns: z.array(z.enum(COLUMNS)),
  /** Titles and first rows of a table. */
  rows: z.array(z.array(z.string())),
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
const MAX_COLUMNS = 100;
const nameChoiceSchema = z.union([
  z.strictObject({ name: guestNameSchema, uid: uidSchema }),
  z.strictObject({ name: guestNameSchema, sameAs: guestNameSchema }),
]);
const columnSchema = wholeNumber(0, 99);

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
      "Reads a group's list of at most 1 MB as people write it in a chat, and saves its people and replies. Lines count from 1. With 'dryRun' nothing is saved. 'nameColumn' and 'replyColumn' are positions in a table. 'entries' replace those of the text, as corrected by the organiser; organisers only",
    access: 'registered',
    // Reading a megabyte takes seconds.
    limit: { calls: 600, seconds: 3600 },
    params: instanceParams,
    body: z.strictObject({
      text: z._default(z.string(), ''),
      dryRun: z._default(z.boolean(), false),
      nameColumn: z.optional(columnSchema),
      /** Null if no column has replies. */
      replyColumn: z.optional(z.nullable(columnSchema)),
      entries: z.optional(z.array(correctedEntrySchema).check(z.maxLength(MAX_IMPORT_LINES))),
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
      columns: z.optional(z.array(z.enum(COLUMNS)).check(z.maxLength(MAX_COLUMNS))),
      games: z.optional(
        z
          .array(z.extend(importedGameSchema, { line: z.optional(z.number()) }))
          .check(z.maxLength(MAX_IMPORT_LINES)),
      ),
      totals: z.optional(z.array(importedTotalSchema).check(z.maxLength(MAX_IMPORT_LINES))),
      people: z._default(z.array(nameChoiceSchema).check(z.maxLength(MAX_NAME_CHOICES)), []),
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
