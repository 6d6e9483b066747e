import * as z from 'zod/mini';
import { writtenMoment } from '../game/setting-kinds.ts';
import { MAX_PLAYERS, MIN_PLAYERS } from '../game/settings.ts';
import { giIdSchema, piIdSchema, uidSchema } from '../ids.ts';
import { wholeNumber } from '../instance/game-instance.schema.ts';
import { playerStatusSchema, replySchema, teamOrNoneSchema } from '../instance/player-instance.schema.ts';
import { MAX_IMPORT_LINES, MAX_LIST_BYTES, MAX_PLUS_ONES } from '../limits.ts';
import { MOTM_PICKS } from '../played/motm-ballot.schema.ts';
import { guestNameSchema } from '../player/player.schema.ts';
import type { Endpoint } from './endpoint.ts';
import { instanceParams, newPlayerSchema, nonEmptyPartial } from './inputs.ts';
import { gameResponseSchema, importResponseSchema, playerInstanceResponseSchema } from './responses.ts';

const conditionSchema = z.strictObject({
  minPlayers: z._default(z.nullable(wholeNumber(MIN_PLAYERS, MAX_PLAYERS)), null),
  until: z._default(z.nullable(writtenMoment('Must be a date and time')), null),
  reserveOnly: z._default(z.nullable(z.boolean()), false),
});

const columnSchema = wholeNumber(0, 99);

const correctedEntrySchema = z.strictObject({
  line: z._default(z.number(), 1),
  name: guestNameSchema,
  status: playerStatusSchema,
  isReserve: z._default(z.boolean(), false),
  plusOnes: z._default(wholeNumber(0, MAX_PLUS_ONES), 0),
  uid: z._default(z.nullable(uidSchema), null),
});

export const replyCalls = {
  joinAsNewPlayer: {
    route: 'POST /gi/{giId}/player',
    summary: 'Joins an instance as PLAYING, and creates the player where missing',
    access: 'registered',
    params: instanceParams,
    body: newPlayerSchema,
    takesKey: true,
    response: gameResponseSchema,
  },
  reply: {
    route: 'POST /gi/{giId}/player/{uid}',
    summary: "Sets a player's reply, by the player or by the organiser",
    access: 'registered',
    // Even an organiser who enters many replies makes fewer than two calls per second.
    limit: { calls: 120, seconds: 60 },
    params: z.strictObject({ giId: giIdSchema, uid: uidSchema }),
    body: z.strictObject({ status: replySchema }),
    takesKey: true,
    response: gameResponseSchema,
  },
  joinAsGuest: {
    route: 'POST /gi/{giId}/guest',
    summary: 'Joins an instance as an anonymous guest',
    access: 'signed-in',
    limit: { calls: 120, seconds: 60 },
    params: instanceParams,
    body: z.strictObject({ name: guestNameSchema, anonUid: uidSchema, status: replySchema }),
    takesKey: true,
    response: gameResponseSchema,
  },
  updatePlayerInstance: {
    route: 'PUT /pi/{piId}',
    summary:
      "Changes a player's status, team or name, the condition of the caller's yes, or casts the caller's votes",
    access: 'signed-in',
    params: z.strictObject({ piId: piIdSchema }),
    body: nonEmptyPartial(
      z.strictObject({
        status: replySchema,
        team: teamOrNoneSchema,
        name: guestNameSchema,
        condition: z.nullable(conditionSchema),
        motmVotes: z.array(piIdSchema).check(z.maxLength(MOTM_PICKS)),
      }),
    ),
    response: playerInstanceResponseSchema,
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
  removePerson: {
    route: 'DELETE /gi/{giId}/people/{uid}',
    summary: 'Removes a person who was added without a sign-in',
    access: 'signed-in',
    params: z.strictObject({ giId: giIdSchema, uid: uidSchema }),
  },
  removeForGood: {
    route: 'DELETE /gi/{giId}/player/{uid}',
    summary: 'Removes a person from the game for good; organisers only',
    access: 'registered',
    params: z.strictObject({ giId: giIdSchema, uid: uidSchema }),
  },
} as const satisfies Record<string, Endpoint>;
