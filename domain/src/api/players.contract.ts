import * as z from 'zod/mini';
import { uidSchema } from '../ids.ts';
import { pushTokenTextSchema, supportTextSchema } from '../player/player.schema.ts';
import { type Endpoint, newPlayerSchema } from './endpoint.ts';
import { playerResponseSchema } from './responses.ts';

/** Complete document, including fields added later. Other responses list their fields to protect private data. */
const wholeDocument = z.record(z.string(), z.unknown());

/**
 * All data stored about one person, sent only to that person. Times are ISO 8601 in UTC, and other people appear as
 * uids.
 */
const ownDataResponseSchema = z.object({
  exportedAt: z.iso.datetime(),
  player: z.nullable(wholeDocument),
  notificationSettings: z.nullable(wholeDocument),
  /** Null if the person never changed the settings and never got an email. */
  emailSettings: z.nullable(wholeDocument),
  calendarFeed: z.nullable(wholeDocument),
  /** Includes the complete push tokens, which belong to the person. */
  devices: z.array(wholeDocument),
  inbox: z.array(wholeDocument),
  supportMessages: z.array(wholeDocument),
  games: z.array(
    z.object({
      gameId: z.string(),
      name: z.string(),
      roles: z.array(z.string()),
      settings: z.nullable(wholeDocument),
      organiserOffer: z.nullable(z.enum(['open', 'declined'])),
      organiserNotes: z.nullable(wholeDocument),
      stats: z.nullable(wholeDocument),
      seasons: z.array(z.object({ name: z.string(), stats: wholeDocument, isChampion: z.boolean() })),
    }),
  ),
  instances: z.array(
    z.object({
      giId: z.string(),
      gameId: z.string(),
      gameName: z.string(),
      startDateTime: z.iso.datetime(),
      /** Player instance of the person. */
      place: wholeDocument,
      ballot: z.nullable(wholeDocument),
      /** Null unless the person was a no-show or dropped out late. */
      attendance: z.nullable(z.object({ isNoShow: z.boolean(), droppedOutAt: z.nullable(z.iso.datetime()) })),
      share: z.nullable(wholeDocument),
    }),
  ),
});
export type OwnDataResponse = z.infer<typeof ownDataResponseSchema>;

const playerParams = z.strictObject({ id: uidSchema });

// Accepts any text, so that malformed and unknown secrets get the same response.
const unsubscribeParams = z.strictObject({ secret: z.string() });

export const playerCalls = {
  createPlayer: {
    route: 'POST /player',
    summary: 'Creates a player for the caller, or returns the stored player',
    access: 'registered',
    body: newPlayerSchema,
    takesKey: true,
    response: playerResponseSchema,
    status: 201,
  },
  findPlayer: {
    route: 'GET /player',
    summary: 'Looks up a player by sign-in id',
    access: 'signed-in',
    query: z.strictObject({ uid: uidSchema }),
    response: playerResponseSchema,
  },
  getPlayer: {
    route: 'GET /player/{id}',
    summary: 'The caller or a fellow member. Only the caller has an email in the response',
    access: 'signed-in',
    params: playerParams,
    response: playerResponseSchema,
  },
  updatePlayer: {
    route: 'PUT /player/{id}',
    summary:
      'Turns kind mode on or off, which keeps negative stats of the day about the caller out of all games',
    access: 'registered',
    params: playerParams,
    body: z.strictObject({ kindMode: z.boolean() }),
  },
  exportOwnData: {
    route: 'GET /player/{id}/export',
    summary: 'Everything that is stored about the caller',
    access: 'signed-in',
    params: playerParams,
    response: ownDataResponseSchema,
  },
  deletePlayer: {
    route: 'DELETE /player/{id}',
    summary:
      'Deletes the caller (player or guest). Personal data is removed; history stays as "Former player"',
    access: 'signed-in',
    params: playerParams,
  },
  putPushToken: {
    route: 'PUT /player/{playerId}/push-token',
    summary: 'Registers a device for pushes',
    access: 'signed-in',
    params: z.strictObject({ playerId: uidSchema }),
    body: z.strictObject({ pushToken: pushTokenTextSchema }),
  },
  postPushToken: {
    route: 'POST /push-token',
    summary: 'Registers a device for pushes. The body contains the player id',
    access: 'signed-in',
    body: z.strictObject({ playerId: uidSchema, pushToken: pushTokenTextSchema }),
  },
  claimGuest: {
    route: 'POST /claims',
    summary: "Merges a guest into the caller, given the guest's ID token",
    access: 'registered',
    body: z.strictObject({ guestToken: z.string().check(z.minLength(1), z.maxLength(4096)) }),
    takesKey: true,
  },
  sendSupportMessage: {
    route: 'POST /support/{uid}',
    summary: 'Sends a message to the people who run the product',
    access: 'registered',
    // A person reads each message.
    limit: { calls: 20, seconds: 3600 },
    params: z.strictObject({ uid: uidSchema }),
    body: z.strictObject({ message: supportTextSchema }),
    takesKey: true,
    response: z.strictObject({ _id: z.string() }),
    status: 201,
  },
  // Mail programs make these two calls from the List-Unsubscribe header (RFC 2369, RFC 8058).
  unsubscribe: {
    route: 'POST /unsubscribe/{secret}',
    summary:
      'Unsubscribes the player who owns the secret. Unknown secrets get the same response. The body is ignored',
    access: 'anyone',
    // One mail server sends the calls of many people.
    limit: { calls: 120, seconds: 60 },
    params: unsubscribeParams,
  },
  showUnsubscribe: {
    route: 'GET /unsubscribe/{secret}',
    summary: 'Redirects to the unsubscribe page. Changes nothing',
    access: 'anyone',
    params: unsubscribeParams,
    response: z.string(),
    status: 303,
  },
} as const satisfies Record<string, Endpoint>;
