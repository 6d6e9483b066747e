import * as z from 'zod/mini';
import { writtenMoment } from '../game/setting-kinds.ts';
import { MAX_PLAYERS, MIN_PLAYERS } from '../game/settings.ts';
import { giIdSchema, piIdSchema, uidSchema } from '../ids.ts';
import { wholeNumber } from '../instance/game-instance.schema.ts';
import { replySchema, teamOrNoneSchema } from '../instance/player-instance.schema.ts';
import { instanceCapacity, MOTM_PICKS } from '../limits.ts';
import { guestNameSchema } from '../player/player.schema.ts';
import { type Endpoint, instanceCall, instanceParams, newPlayerSchema, nonEmptyPartial } from './endpoint.ts';
import { gameResponseSchema, guestResponseSchema, playerInstanceResponseSchema } from './responses.ts';

const conditionSchema = z.strictObject({
  minPlayers: z._default(z.nullable(wholeNumber(MIN_PLAYERS, MAX_PLAYERS)), null),
  until: z._default(z.nullable(writtenMoment('Must be a date and time')), null),
  reserveOnly: z._default(z.nullable(z.boolean()), false),
});

const conditionOfYes = z.optional(z.nullable(conditionSchema));

/** Everyone who fits into the largest game. */
const MAX_RESERVES = instanceCapacity(MAX_PLAYERS);

const personParams = z.strictObject({ giId: giIdSchema, uid: uidSchema });

export const replyCalls = {
  joinAsNewPlayer: {
    route: 'POST /gi/{giId}/player',
    summary: 'Joins an instance as PLAYING, and creates the player where missing',
    ...instanceCall,
    body: z.extend(newPlayerSchema, { condition: conditionOfYes }),
    takesKey: true,
    response: gameResponseSchema,
  },
  reply: {
    route: 'POST /gi/{giId}/player/{uid}',
    summary: "Sets a player's reply, by the player or by the organiser",
    access: 'registered',
    // Even an organiser who enters many replies makes fewer than two calls per second.
    limit: { calls: 120, seconds: 60 },
    params: personParams,
    body: z.strictObject({ status: replySchema, condition: conditionOfYes }),
    takesKey: true,
    response: gameResponseSchema,
  },
  joinAsGuest: {
    route: 'POST /gi/{giId}/guest',
    summary: 'Joins an instance as an anonymous guest',
    access: 'signed-in',
    limit: { calls: 120, seconds: 60 },
    params: instanceParams,
    body: z.strictObject({
      name: guestNameSchema,
      anonUid: uidSchema,
      status: replySchema,
      condition: conditionOfYes,
    }),
    takesKey: true,
    response: guestResponseSchema,
  },
  claimNamesake: {
    route: 'POST /gi/{giId}/claim',
    summary:
      'Says that the guest is the person with the same name who played before; an organiser can then merge them',
    access: 'signed-in',
    params: instanceParams,
    response: gameResponseSchema,
  },
  updatePlayerInstance: {
    route: 'PUT /pi/{piId}',
    summary:
      "Changes a player's status, team or name, the condition of the caller's yes, or casts the caller's votes. 'spot' gives a reserve a spot beyond the number of players, or takes it back",
    access: 'signed-in',
    params: z.strictObject({ piId: piIdSchema }),
    body: nonEmptyPartial(
      z.strictObject({
        status: replySchema,
        team: teamOrNoneSchema,
        name: guestNameSchema,
        condition: z.nullable(conditionSchema),
        spot: z.nullable(z.literal('GIVEN')),
        motmVotes: z.array(piIdSchema).check(z.maxLength(MOTM_PICKS)),
      }),
    ),
    response: playerInstanceResponseSchema,
  },
  orderReserves: {
    route: 'PUT /gi/{giId}/reserves',
    summary:
      'Sets the order of the reserves, by an organiser. Skips people who are no reserves. Reserves that are not listed come last',
    ...instanceCall,
    body: z.strictObject({ uids: z.array(uidSchema).check(z.maxLength(MAX_RESERVES)) }),
    response: gameResponseSchema,
  },
  addPerson: {
    route: 'POST /gi/{giId}/people',
    summary:
      'Adds a person without a sign-in, by an organiser or as a plus-one. A repeat with the same key returns that person with 200 and ignores the body',
    access: 'signed-in',
    // Each call adds a person to the queue, and a large game has fifty.
    limit: { calls: 100, seconds: 3600 },
    params: instanceParams,
    body: z.strictObject({
      name: guestNameSchema,
      status: replySchema,
      broughtBy: z._default(z.nullable(uidSchema), null),
    }),
    takesKey: true,
    response: gameResponseSchema,
    status: 201,
  },
  removePerson: {
    route: 'DELETE /gi/{giId}/people/{uid}',
    summary: 'Removes a person who was added without a sign-in',
    access: 'signed-in',
    params: personParams,
  },
  removeForGood: {
    route: 'DELETE /gi/{giId}/player/{uid}',
    summary: 'Removes a person from the game for good; organisers only',
    access: 'registered',
    params: personParams,
  },
} as const satisfies Record<string, Endpoint>;
