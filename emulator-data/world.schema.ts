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

const handleSchema = z.string().check(z.regex(/^[a-z]+$/));

const personSchema = z.strictObject({ handle: handleSchema, uid: uidSchema, name: personNameSchema });

/** `role` marks the log-ins that `npm start` shows. */
export const registeredSchema = z.extend(personSchema, { email: emailSchema, role: z.optional(z.string()) });
export type Registered = z.infer<typeof registeredSchema>;

const clockSchema = z.string().check(z.regex(/^\d\d:\d\d$/));

/**
 * Start relative to the load time, in the game's zone:
 * - `within`: the last day on which `clock` is at most `hours` hours ahead
 * - `weekday`: the first `weekday` (0 is Sunday) on which `clock` is at least `afterHours` hours ahead
 * - `ago`: `days` days ago
 * - `soon`: `hours` hours ahead, rounded up to a quarter of an hour
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

/** People who said yes are in `teamA`, `teamB` or `pool`, in reply order. */
export const demoInstanceSchema = z.strictObject({
  id: idSchema,
  /** Weeks after the game's anchor, negative for past instances. */
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
  votes: z.optional(z.record(handleSchema, z.int().check(z.minimum(1)))),
  late: z.optional(
    z.strictObject({
      dropOuts: z.array(handleSchema),
      reserves: z.array(handleSchema),
      asked: z.array(handleSchema),
    }),
  ),
  noShows: z.optional(z.array(handleSchema)),
  /** `amount` is in minor units of the game's currency. */
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
  coOrganisers: z.array(handleSchema),
  raters: z.array(handleSchema),
  /** `{weekday}` in the name becomes the weekday of the anchor. A missing setting has the default of a new game. */
  settings: settingsSchema,
  money: z.optional(moneySettingsSchema),
  anchor: anchorSchema,
  /** Oldest first. A season starts `weeks` weeks after the anchor. */
  seasons: z.array(z.strictObject({ id: idSchema, name: seasonNameSchema, weeks: z.int() })),
  instances: z.array(demoInstanceSchema),
});
export type DemoGame = z.infer<typeof demoGameSchema>;

const addedByHandSchema = z.extend(personSchema, { addedBy: handleSchema, isPlusOne: z.boolean() });

export const worldSchema = z.strictObject({
  password: z.string().check(z.minLength(8)),
  registered: z.array(registeredSchema),
  guests: z.array(personSchema),
  addedByHand: z.array(addedByHandSchema),
  games: z.array(demoGameSchema),
  inviteId: idSchema,
});
export type World = z.infer<typeof worldSchema>;
