import * as z from 'zod/mini';
import { gameExportSchema } from '../export/export.ts';
import { MAX_RATERS } from '../fair-teams/preferences/star-averages.ts';
import { seasonNameSchema } from '../game/game.schema.ts';
import { gameSettingsSchema } from '../game/settings.ts';
import { gameIdSchema, idSchema, uidSchema } from '../ids.ts';
import { timeZoneSchema } from '../time/time-zone.ts';
import {
  type Endpoint,
  gameCall,
  gameParams,
  nonEmptyPartial,
  pageQuery,
  seasonStartSchema,
  startDateTimeSchema,
} from './endpoint.ts';
import {
  gamePageResponseSchema,
  gameResponseSchema,
  gameStatsResponseSchema,
  inviteLinkResponseSchema,
  raterResponseSchema,
  seasonResponseSchema,
} from './responses.ts';

const { name, location, numberOfPlayers } = gameSettingsSchema.shape;

// Each call reads all results of the game, or counts them again.
const costlyCall = { ...gameCall, limit: { calls: 60, seconds: 3600 } } as const;

const uidBody = z.strictObject({ uid: uidSchema });

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
    ...costlyCall,
    response: gameExportSchema,
    fileName: 'game.json',
  },
  exportResults: {
    route: 'GET /game/{gameId}/export.csv',
    summary: 'The results of a game for a spreadsheet, one game a line. Formulas in names are escaped',
    ...costlyCall,
    response: z.string(),
    mediaType: 'text/csv',
    fileName: 'game.csv',
  },
  updateGame: {
    route: 'PUT /game/{gameId}',
    summary: "Changes a game's settings for its future instances",
    ...gameCall,
    body: nonEmptyPartial(gameSettingsSchema),
    response: gamePageResponseSchema,
  },
  deleteGame: {
    route: 'DELETE /game/{gameId}',
    summary:
      'Deletes a game with its history, by the lead organiser. Players of an upcoming date are notified',
    ...gameCall,
  },
  leaveGame: {
    route: 'DELETE /game/{gameId}/members/{uid}',
    summary: 'Takes the caller out of a game and its upcoming instances. Past results stay',
    access: 'signed-in',
    params: personCall.params,
  },
  startSeason: {
    route: 'POST /game/{gameId}/seasons',
    summary:
      'Starts a season and ends the previous one. A repeat with the same key returns that season with 200 and ignores the body',
    ...costlyCall,
    body: z.strictObject({ name: seasonNameSchema, from: seasonStartSchema }),
    takesKey: true,
    response: seasonResponseSchema,
    status: 201,
  },
  renameSeason: {
    route: 'PUT /game/{gameId}/seasons/{id}',
    summary: 'Changes the name of a season',
    ...costlyCall,
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
    body: uidBody,
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
    body: uidBody,
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
    body: uidBody,
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
