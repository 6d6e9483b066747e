import * as z from 'zod/mini';

/**
 * A document as it is read, every field of it. Other responses name their fields so that nobody sees what is not for
 * them; whose data it is sees all of it, also a field that comes to be later.
 */
const wholeDocument = z.record(z.string(), z.unknown());

/** Everything that is stored about one person, for that person alone. Moments are ISO 8601 in UTC; others are named by uid. */
export const ownDataResponseSchema = z.object({
  exportedAt: z.iso.datetime(),
  /** Null for guests. */
  player: z.nullable(wholeDocument),
  /** Which kinds of notification are switched off; null where they have never chosen. */
  notificationSettings: z.nullable(wholeDocument),
  /** Whether they get emails; null where they have never chosen, and none has gone to them. */
  emailSettings: z.nullable(wholeDocument),
  /** Of the address of the person's calendar, since when there is one; null where there is none. */
  calendarFeed: z.nullable(wholeDocument),
  /** With their tokens in full: they are the person's own. */
  devices: z.array(wholeDocument),
  inbox: z.array(wholeDocument),
  supportMessages: z.array(wholeDocument),
  /** Every game the person is a member of. */
  games: z.array(
    z.object({
      gameId: z.string(),
      name: z.string(),
      /** The person's roles, such as `organiser`. */
      roles: z.array(z.string()),
      /** What the person has set as its organiser; null where they are not. */
      settings: z.nullable(wholeDocument),
      /** Where nobody organises it: whether it is offered to the person, or they were asked before; null where neither is so. */
      organiserOffer: z.nullable(z.enum(['open', 'declined'])),
      /** What the person has noted of its players as its organiser. */
      organiserNotes: z.nullable(wholeDocument),
      /** The person's row of the table. */
      stats: z.nullable(wholeDocument),
      /** The same of each season that the person has a row in, and whether they are its champion. */
      seasons: z.array(z.object({ name: z.string(), stats: wholeDocument, isChampion: z.boolean() })),
    }),
  ),
  /** Every instance the person has a place in. */
  instances: z.array(
    z.object({
      giId: z.string(),
      gameId: z.string(),
      gameName: z.string(),
      startDateTime: z.iso.datetime(),
      place: wholeDocument,
      /** The person's own votes for player of the match. */
      ballot: z.nullable(wholeDocument),
      /** Whether the person was marked as not having come, and when they dropped out late; null where neither is noted. */
      attendance: z.nullable(z.object({ isNoShow: z.boolean(), droppedOutAt: z.nullable(z.iso.datetime()) })),
      /** The person's share of what it cost. */
      share: z.nullable(wholeDocument),
    }),
  ),
});
export type OwnDataResponse = z.infer<typeof ownDataResponseSchema>;
