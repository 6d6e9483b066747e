import * as z from 'zod/mini';
import { fairChoiceSchema } from '../fair-teams/preferences/fair-choice.schema.ts';
import { gameSettingsSchema } from '../game/game.schema.ts';
import { idSchema } from '../ids.ts';
import {
  cancelReasonSchema,
  goalsSchema,
  INSTANCE_STATUSES,
  ownLocationSchema,
  teamLooksSchema,
  winningMarginSchema,
  winningTeamSchema,
} from '../instance/game-instance.schema.ts';
import type { Endpoint } from './endpoint.ts';
import { instanceParams, partOf, startDateTimeSchema } from './inputs.ts';
import { gameResponseSchema, reachResponseSchema } from './responses.ts';

/** Either a margin or both goals, or that there will be neither. */
const scoreBodySchema = z.union(
  [
    z.strictObject({ winningMargin: winningMarginSchema }),
    z.strictObject({ teamAGoals: goalsSchema, teamBGoals: goalsSchema }),
    z.strictObject({ scoreDeclined: z.literal(true) }),
  ],
  { error: 'Give winningMargin, or teamAGoals and teamBGoals' },
);

/** A change of plan: all of it counts or none. */
const planSchema = partOf(
  z.strictObject({
    status: z.enum(INSTANCE_STATUSES, { error: `Choose one of ${INSTANCE_STATUSES.join(', ')}` }),
    cancelReason: cancelReasonSchema,
    startDateTime: startDateTimeSchema,
    thisWeekOnly: z.boolean(),
    ownLocation: ownLocationSchema,
    game: partOf(gameSettingsSchema),
  }),
).check(
  z.refine(({ cancelReason, status }) => cancelReason === undefined || status === 'CANCELLED', {
    path: ['cancelReason'],
    error: 'A reason goes with the status CANCELLED',
  }),
  z.refine(({ thisWeekOnly, startDateTime }) => thisWeekOnly === undefined || startDateTime !== undefined, {
    path: ['thisWeekOnly'],
    error: 'Give the start, too',
  }),
);

/** Calls about one instance: its plan, its teams, its result. */
export const gameInstanceCalls = {
  getGameInstance: {
    method: 'GET',
    path: '/gi/{giId}',
    summary: "A game with one instance; a visitor sees the invite card's data only",
    access: 'anyone',
    params: instanceParams,
    query: z.strictObject({ key: z.optional(idSchema) }),
    response: gameResponseSchema,
    status: 200,
  },
  getReach: {
    method: 'GET',
    path: '/gi/{giId}/reach',
    summary: "How many people would be notified now, and how many can't be",
    access: 'registered',
    params: instanceParams,
    response: reachResponseSchema,
    status: 200,
  },
  updateGameInstance: {
    method: 'PUT',
    path: '/gi/{giId}',
    summary:
      "Sends the invites, calls off ('cancelReason' says why), brings back what was called off (CREATED), or moves: the start for all from here on or with 'thisWeekOnly', the place of this week ('ownLocation'), and with 'game' its settings in the same go",
    access: 'registered',
    params: instanceParams,
    body: planSchema,
    response: gameResponseSchema,
    status: 200,
  },
  setWinner: {
    method: 'PUT',
    path: '/gi/{giId}/winner',
    summary: 'Sets or changes the winner; a score that no longer agrees is cleared',
    access: 'registered',
    params: instanceParams,
    body: z.strictObject({ winningTeam: winningTeamSchema }),
    response: gameResponseSchema,
    status: 200,
  },
  setScore: {
    method: 'PUT',
    path: '/gi/{giId}/score',
    summary: 'Sets the winning margin, or both goals, or says that there is no score to come',
    access: 'registered',
    params: instanceParams,
    body: scoreBodySchema,
    response: gameResponseSchema,
    status: 200,
  },
  setTeamLooks: {
    method: 'PUT',
    path: '/gi/{giId}/teams',
    summary: 'Renames and recolours the teams',
    access: 'registered',
    params: instanceParams,
    body: partOf(teamLooksSchema),
    response: gameResponseSchema,
    status: 200,
  },
  pickRandomTeams: {
    method: 'POST',
    path: '/gi/{giId}/teams/random',
    summary: 'Deals everyone who has a spot into two random teams',
    access: 'registered',
    params: instanceParams,
    response: gameResponseSchema,
    status: 200,
  },
  pickFairTeams: {
    method: 'POST',
    path: '/gi/{giId}/teams/fair',
    summary: 'Splits everyone who has a spot into two teams that past results call even',
    access: 'registered',
    params: instanceParams,
    // Without a body everything is as by default.
    body: z.optional(fairChoiceSchema),
    response: gameResponseSchema,
    status: 200,
  },
  tellTeams: {
    method: 'POST',
    path: '/gi/{giId}/teams/tell',
    summary: 'Tells the players their teams: those who do not know the one that they are in now',
    access: 'registered',
    params: instanceParams,
    response: gameResponseSchema,
    status: 200,
  },
} as const satisfies Record<string, Endpoint>;
