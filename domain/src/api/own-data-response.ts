import * as z from 'zod/mini';

/** Complete document, including fields added later. Other responses list their fields to protect private data. */
const wholeDocument = z.record(z.string(), z.unknown());

/**
 * All data stored about one person, sent only to that person. Times are ISO 8601 in UTC, and other people appear as
 * uids.
 */
export const ownDataResponseSchema = z.object({
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
