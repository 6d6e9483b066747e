import {
  amountSchema,
  cancelReasonSchema,
  emailSchema,
  gameSettingsSchema,
  idSchema,
  moneySettingsSchema,
  personNameSchema,
  resultSchema,
  seasonNameSchema,
  teamLooksSchema,
  uidSchema,
} from '@fives/domain';
import * as z from 'zod/mini';

/** A person's short name inside the world's file, where a sign-in id would be hard to read. */
const handleSchema = z.string().check(z.regex(/^[a-z]+$/));

const personSchema = z.strictObject({ handle: handleSchema, uid: uidSchema, name: personNameSchema });

/** Someone with an account. `role` says what the log-in is good for, where it is offered as one. */
export const registeredSchema = z.extend(personSchema, { email: emailSchema, role: z.optional(z.string()) });
export type Registered = z.infer<typeof registeredSchema>;

const clockSchema = z.string().check(z.regex(/^\d\d:\d\d$/));

/**
 * When a game is, seen from the moment the world is loaded, by the clock in the game's zone: at the last such time
 * within so many hours; on the first such weekday (0 is Sunday) after so many hours; so many days ago; or so many hours
 * ahead, on the next quarter of an hour.
 */
export const anchorSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('within'), hours: z.int(), clock: clockSchema }),
  z.strictObject({
    kind: z.literal('weekday'),
    weekday: z.int().check(z.minimum(0), z.maximum(6)),
    afterHours: z.int(),
    clock: clockSchema,
  }),
  z.strictObject({ kind: z.literal('ago'), days: z.int(), clock: clockSchema }),
  z.strictObject({ kind: z.literal('soon'), hours: z.int() }),
]);
export type Anchor = z.infer<typeof anchorSchema>;

/** One instance of a game. Who said yes stands in a team or in `pool`, in the order of the replies. */
export const demoInstanceSchema = z.strictObject({
  id: idSchema,
  /** Weeks after the game's anchor; past instances count down. */
  weeks: z.int(),
  status: z.enum(['CREATED', 'INVITES_SENT', 'CANCELLED']),
  cancelReason: z.optional(cancelReasonSchema),
  teamA: z.array(handleSchema),
  teamB: z.array(handleSchema),
  pool: z.array(handleSchema),
  no: z.array(handleSchema),
  unanswered: z.array(handleSchema),
  looks: z.optional(teamLooksSchema),
  result: z.optional(resultSchema),
  /** Votes for player of the match. */
  votes: z.optional(z.record(handleSchema, z.int().check(z.minimum(1)))),
  /** An offer shortly before the start: who dropped out late, who waits as a reserve, and who of them is asked. */
  late: z.optional(
    z.strictObject({
      dropOuts: z.array(handleSchema),
      reserves: z.array(handleSchema),
      asked: z.array(handleSchema),
    }),
  ),
  /** Players who did not come, as the organiser marked them. */
  noShows: z.optional(z.array(handleSchema)),
  /** What it cost in the game's currency, and who has paid their share, or says so. */
  cost: z.optional(
    z.strictObject({
      amount: amountSchema,
      saidPaid: z.array(handleSchema),
      confirmed: z.array(handleSchema),
    }),
  ),
});
export type DemoInstance = z.infer<typeof demoInstanceSchema>;

const { name, location, numberOfPlayers, isRecurring } = gameSettingsSchema.shape;
const settingsSchema = z.extend(z.partial(gameSettingsSchema), {
  name,
  location,
  numberOfPlayers,
  isRecurring,
});

export const demoGameSchema = z.strictObject({
  id: idSchema,
  organiser: handleSchema,
  /** Organisers beside the lead organiser. */
  coOrganisers: z.array(handleSchema),
  /** Who is asked for stars. */
  raters: z.array(handleSchema),
  /** `{weekday}` in the name stands for the day of the week on which the game is. A missing setting is as in a new game. */
  settings: settingsSchema,
  money: z.optional(moneySettingsSchema),
  anchor: anchorSchema,
  /** The oldest first; each begins with the instance that is so many weeks after the anchor. */
  seasons: z.array(z.strictObject({ id: idSchema, name: seasonNameSchema, weeks: z.int() })),
  instances: z.array(demoInstanceSchema),
});
export type DemoGame = z.infer<typeof demoGameSchema>;

/** Someone whom a player or an organiser added by hand; nobody signs in as them. */
const handMadeSchema = z.extend(personSchema, { addedBy: handleSchema, isPlusOne: z.boolean() });

/** The demo world: everything but the dates, which depend on when it is loaded. */
export const worldSchema = z.strictObject({
  password: z.string().check(z.minLength(8)),
  registered: z.array(registeredSchema),
  guests: z.array(personSchema),
  handMade: z.array(handMadeSchema),
  games: z.array(demoGameSchema),
  /** The instance that the invite link leads to. */
  inviteId: idSchema,
});
export type World = z.infer<typeof worldSchema>;
