import * as z from 'zod/mini';
import { fairChoiceSchema } from '../fair-teams/preferences/preferences.schema.ts';
import { gameSettingsSchema, MAX_PLAYERS } from '../game/settings.ts';
import { idSchema, uidSchema } from '../ids.ts';
import {
  cancelReasonSchema,
  goalsSchema,
  INSTANCE_STATUSES,
  ownLocationSchema,
  teamLooksSchema,
  winningMarginSchema,
  winningTeamSchema,
} from '../instance/game-instance.schema.ts';
import { instanceCapacity } from '../limits.ts';
import {
  type Endpoint,
  gameCall,
  instanceCall,
  instanceParams,
  nonEmptyPartial,
  startDateTimeSchema,
} from './endpoint.ts';
import {
  attendanceResponseSchema,
  gameResponseSchema,
  reachResponseSchema,
  reachSchema,
  turnoutResponseSchema,
} from './responses.ts';

const scoreBodySchema = z.union(
  [
    z.strictObject({ winningMargin: winningMarginSchema }),
    z.strictObject({ teamAGoals: goalsSchema, teamBGoals: goalsSchema }),
    z.strictObject({ scoreDeclined: z.literal(true) }),
  ],
  { error: 'Give winningMargin, or teamAGoals and teamBGoals' },
);

const planSchema = nonEmptyPartial(
  z.strictObject({
    status: z.enum(INSTANCE_STATUSES, { error: `Choose one of ${INSTANCE_STATUSES.join(', ')}` }),
    cancelReason: cancelReasonSchema,
    startDateTime: startDateTimeSchema,
    thisWeekOnly: z.boolean(),
    ownLocation: ownLocationSchema,
    game: nonEmptyPartial(gameSettingsSchema),
  }),
).check(
  z.refine(({ cancelReason, status }) => cancelReason === undefined || status === 'CANCELLED', {
    path: ['cancelReason'],
    error: 'Give a reason only with the status CANCELLED',
  }),
  z.refine(({ thisWeekOnly, startDateTime }) => thisWeekOnly === undefined || startDateTime !== undefined, {
    path: ['thisWeekOnly'],
    error: 'Give the start as well',
  }),
);

const MAX_NO_SHOWS = instanceCapacity(MAX_PLAYERS);

const organiserCall = {
  ...instanceCall,
  response: gameResponseSchema,
} as const;

export const gameInstanceCalls = {
  getGameInstance: {
    route: 'GET /gi/{giId}',
    summary: "A game with one instance; a visitor sees the invite card's data only",
    access: 'anyone',
    params: instanceParams,
    query: z.strictObject({ key: z.optional(idSchema) }),
    response: gameResponseSchema,
  },
  getLinkedInstance: {
    route: 'GET /join/{key}',
    summary: 'The date that the permanent link of a game shows now, like GET /gi/{giId}',
    access: 'anyone',
    params: z.strictObject({ key: z.string() }),
    response: gameResponseSchema,
  },
  getReach: {
    route: 'GET /gi/{giId}/reach',
    summary:
      'For each notification that the caller can cause now: how many people it reaches, and how many it misses',
    ...instanceCall,
    response: reachResponseSchema,
  },
  remindReplies: {
    route: 'POST /gi/{giId}/remind',
    summary:
      'Reminds everyone without a reply, at most once in 12 hours, and returns who was notified and who was not; organisers only',
    ...instanceCall,
    response: reachSchema,
    limit: { calls: 60, seconds: 3600 },
  },
  updateGameInstance: {
    route: 'PUT /gi/{giId}',
    summary:
      "Sends the invites, cancels ('cancelReason' says why), puts a cancelled instance back on (CREATED), or moves it: the start of this and all future instances or, with 'thisWeekOnly', of this one; 'ownLocation' is this week's location. 'game' changes the game's settings in the same call",
    ...organiserCall,
    body: planSchema,
  },
  setWinner: {
    route: 'PUT /gi/{giId}/winner',
    summary: 'Sets or changes the winner; a score that no longer agrees is cleared',
    ...organiserCall,
    body: z.strictObject({ winningTeam: winningTeamSchema }),
  },
  setScore: {
    route: 'PUT /gi/{giId}/score',
    summary: 'Sets the winning margin or both goals, or declines the score',
    ...organiserCall,
    body: scoreBodySchema,
  },
  setHalfTime: {
    route: 'PUT /gi/{giId}/half-time',
    summary:
      'Sets the goals at half-time, with the teams at that time. The result of each player then counts the halves that the player played',
    ...organiserCall,
    body: z.strictObject({ teamAGoals: goalsSchema, teamBGoals: goalsSchema }),
  },
  removeHalfTime: {
    route: 'DELETE /gi/{giId}/half-time',
    summary: 'Removes half-time',
    ...organiserCall,
  },
  setTeamLooks: {
    route: 'PUT /gi/{giId}/teams',
    summary: 'Renames and recolours the teams',
    ...organiserCall,
    body: nonEmptyPartial(teamLooksSchema),
  },
  pickRandomTeams: {
    route: 'POST /gi/{giId}/teams/random',
    summary: 'Splits everyone who has a spot into two random teams',
    ...organiserCall,
  },
  pickFairTeams: {
    route: 'POST /gi/{giId}/teams/fair',
    summary: 'Splits everyone who has a spot into two teams that are even by past results',
    ...organiserCall,
    // The defaults apply if the body is missing.
    body: z.optional(fairChoiceSchema),
  },
  tellTeams: {
    route: 'POST /gi/{giId}/teams/tell',
    summary: "Notifies the players of their teams, if they don't know their current one",
    ...organiserCall,
    // Each call notifies every player whose team has changed.
    limit: { calls: 60, seconds: 3600 },
  },
  getAttendance: {
    route: 'GET /gi/{giId}/attendance',
    summary: 'No-shows and late drop-outs of an instance, for organisers',
    ...instanceCall,
    response: attendanceResponseSchema,
  },
  setAttendance: {
    route: 'PUT /gi/{giId}/attendance',
    summary: 'Replaces the list of no-shows; organisers only, after the start',
    ...instanceCall,
    body: z.strictObject({ noShows: z.array(uidSchema).check(z.maxLength(MAX_NO_SHOWS)) }),
    response: attendanceResponseSchema,
  },
  getTurnout: {
    route: 'GET /game/{gameId}/turnout',
    summary:
      'How often each player turned up, was a no-show or dropped out late in the newest instances, for organisers',
    ...gameCall,
    response: turnoutResponseSchema,
  },
  createCalendar: {
    route: 'POST /calendar',
    summary: "Creates the caller's calendar link and revokes the previous one. The link is returned once",
    access: 'registered',
    response: z.object({ url: z.url() }),
    status: 201,
  },
  deleteCalendar: {
    route: 'DELETE /calendar',
    summary: "Revokes the caller's calendar link",
    access: 'registered',
  },
  getCalendar: {
    route: 'GET /calendar/{secret}.ics',
    summary: "A player's games as iCalendar. Unknown links all get the same 404",
    access: 'anyone',
    // Each call may read 400 documents. One calendar server can send the calls of many people.
    limit: { calls: 120, seconds: 60 },
    // Accepts any text, so that malformed and unknown secrets get the same response.
    params: z.strictObject({ secret: z.string() }),
    response: z.string(),
    mediaType: 'text/calendar',
  },
  getInstanceCalendar: {
    route: 'GET /gi/{giId}/calendar.ics',
    summary: "One instance as iCalendar, with the invite card's data only",
    access: 'anyone',
    params: instanceParams,
    query: z.strictObject({ key: z.optional(idSchema) }),
    response: z.string(),
    mediaType: 'text/calendar',
  },
} as const satisfies Record<string, Endpoint>;
