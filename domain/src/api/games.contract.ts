import * as z from 'zod/mini';
import { gameExportSchema } from '../export/export-format.ts';
import { MAX_RATERS } from '../fair-teams/preferences/star-averages.ts';
import { seasonNameSchema } from '../game/season.schema.ts';
import { gameSettingsSchema } from '../game/settings.schema.ts';
import { gameIdSchema, idSchema, uidSchema } from '../ids.ts';
import { DATE_ORDERS } from '../import/dates.ts';
import { COLUMNS, importedGameSchema, importedTotalSchema } from '../import/results.ts';
import { MAX_EXPORT_BYTES, MAX_IMPORT_LINES } from '../limits.ts';
import { guestNameSchema } from '../player/player.schema.ts';
import { timeZoneSchema } from '../time/time-zone.ts';
import type { Endpoint } from './endpoint.ts';
import { gameParams, nonEmptyPartial, seasonStartSchema, startDateTimeSchema } from './inputs.ts';
import { pageQuery } from './instance-pages.ts';
import {
  gameImportResponseSchema,
  gamePageResponseSchema,
  gameResponseSchema,
  gameStatsResponseSchema,
  importResultsResponseSchema,
  inviteLinkResponseSchema,
  raterResponseSchema,
  seasonResponseSchema,
} from './responses.ts';

const { name, location, numberOfPlayers } = gameSettingsSchema.shape;

const gameCall = { access: 'registered', params: gameParams } as const;
// Each call reads all results of the game.
const gameExport = { ...gameCall, limit: { calls: 60, seconds: 3600 } } as const;
const MAX_NAME_CHOICES = 1_000;
const MAX_COLUMNS = 100;
const nameChoiceSchema = z.union([
  z.strictObject({ name: guestNameSchema, uid: uidSchema }),
  z.strictObject({ name: guestNameSchema, sameAs: guestNameSchema }),
]);
const personCall = {
  access: 'registered',
  params: z.strictObject({ gameId: gameIdSchema, uid: uidSchema }),
} as const;

export const gameCalls = {
  createGame: {
    route: 'POST /game',
    summary:
      'Creates a game with its first instance, in which the organiser has not replied. A repeat with the same key returns that game with 200 and ignores the body',
    access: 'registered',
    // Each call creates four permanent documents.
    limit: { calls: 100, seconds: 3600 },
    body: z.strictObject({
      gameName: name,
      location,
      startDateTime: startDateTimeSchema,
      numberOfPlayers,
      isRecurring: z.boolean('Choose recurring or one-off'),
      orgUid: uidSchema,
      timeZone: z.optional(timeZoneSchema),
    }),
    takesKey: true,
    response: gameResponseSchema,
    status: 201,
  },
  listGames: {
    route: 'GET /games/{playerId}',
    summary:
      "A page of the caller's instances, newest start first, grouped by game. Each game has the same 'next'",
    access: 'signed-in',
    params: z.strictObject({ playerId: uidSchema }),
    query: pageQuery,
    response: z.array(gamePageResponseSchema),
  },
  getGame: {
    route: 'GET /game/{gameId}',
    summary: 'A game with a page of its instances, newest start first',
    access: 'signed-in',
    params: gameParams,
    query: pageQuery,
    response: gamePageResponseSchema,
  },
  getGameStats: {
    route: 'GET /game/{gameId}/stats',
    summary:
      'A game with its table, stat of the day and first page of instances. The table is of all time or of one season',
    access: 'signed-in',
    params: gameParams,
    query: z.strictObject({
      season: z.optional(idSchema.check(z.describe('Id of a season. Without it, the table is of all time.'))),
    }),
    response: gameStatsResponseSchema,
  },
  exportGame: {
    route: 'GET /game/{gameId}/export.json',
    summary: 'All results with line-ups, seasons and points of a game, in the format of docs/export.md',
    ...gameExport,
    response: gameExportSchema,
    fileName: 'game.json',
  },
  exportResults: {
    route: 'GET /game/{gameId}/export.csv',
    summary: 'The results of a game for a spreadsheet, one game a line. Formulas in names are escaped',
    ...gameExport,
    response: z.string(),
    mediaType: 'text/csv',
    fileName: 'game.csv',
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
  updateGame: {
    route: 'PUT /game/{gameId}',
    summary: "Changes a game's settings for its future instances",
    ...gameCall,
    body: nonEmptyPartial(gameSettingsSchema),
    response: gamePageResponseSchema,
  },
  startSeason: {
    route: 'POST /game/{gameId}/seasons',
    summary:
      'Starts a season and ends the previous one. A repeat with the same key returns that season with 200 and ignores the body',
    ...gameCall,
    // Each call counts all results of the game again.
    limit: { calls: 60, seconds: 3600 },
    body: z.strictObject({ name: seasonNameSchema, from: seasonStartSchema }),
    takesKey: true,
    response: seasonResponseSchema,
    status: 201,
  },
  renameSeason: {
    route: 'PUT /game/{gameId}/seasons/{id}',
    summary: 'Changes the name of a season',
    access: 'registered',
    limit: { calls: 60, seconds: 3600 },
    params: z.strictObject({ gameId: gameIdSchema, id: idSchema }),
    body: z.strictObject({ name: seasonNameSchema }),
    response: seasonResponseSchema,
  },
  mergePeople: {
    route: 'POST /game/{gameId}/merge',
    summary: "Merges two entries of one person: the spots and history of 'from' move to 'to'",
    ...gameCall,
    body: z.strictObject({ from: uidSchema, to: uidSchema }),
    takesKey: true,
  },
  addOrganiser: {
    route: 'POST /game/{gameId}/organisers',
    summary: 'Makes a member with an account an organiser of the game',
    ...gameCall,
    body: z.strictObject({ uid: uidSchema }),
  },
  removeOrganiser: {
    route: 'DELETE /game/{gameId}/organisers/{uid}',
    summary: 'Removes an organiser, except the lead organiser. They stay a member',
    ...personCall,
  },
  addTreasurer: {
    route: 'POST /game/{gameId}/treasurers',
    summary: 'Lets a member with an account edit costs, shares and money settings',
    ...gameCall,
    body: z.strictObject({ uid: uidSchema }),
  },
  removeTreasurer: {
    route: 'DELETE /game/{gameId}/treasurers/{uid}',
    summary: 'Removes a treasurer. They stay a member',
    ...personCall,
  },
  handOver: {
    route: 'PUT /game/{gameId}/owner',
    summary: 'Makes a member the lead organiser, or takes over a game without one',
    ...gameCall,
    body: z.strictObject({ uid: uidSchema }),
  },
  declineOffer: {
    route: 'DELETE /game/{gameId}/offer',
    summary: 'Declines to take over a game without an organiser. The next member is asked, or the game ends',
    ...gameCall,
  },
  askForStars: {
    route: 'PUT /game/{gameId}/raters',
    summary:
      'Sets which members are asked for ratings. Deletes the ratings of members who are no longer asked',
    ...gameCall,
    body: z.strictObject({
      uids: z.array(uidSchema).check(z.maxLength(MAX_RATERS, `At most ${MAX_RATERS} members can be asked`)),
    }),
  },
  listRaters: {
    route: 'GET /game/{gameId}/raters',
    summary: 'The members who were asked for ratings, with the number of players that each has rated',
    ...gameCall,
    response: z.array(raterResponseSchema),
  },
  renewLink: {
    route: 'PUT /game/{gameId}/link',
    summary: 'Resets the invite link. Old links no longer let new people join',
    ...gameCall,
    response: inviteLinkResponseSchema,
  },
  letInAgain: {
    route: 'DELETE /game/{gameId}/removed/{uid}',
    summary: 'Allows a removed person to join again',
    ...personCall,
  },
} as const satisfies Record<string, Endpoint>;
