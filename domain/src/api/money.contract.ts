import * as z from 'zod/mini';
import { piIdSchema } from '../ids.ts';
import {
  costEntrySchema,
  currencySchema,
  DEBTS_SEEN,
  moneySettingsSchema,
  shareStateSchema,
} from '../money/money.schema.ts';
import {
  type Endpoint,
  gameCall,
  gameParams,
  instanceCall,
  instanceParams,
  nonEmptyPartial,
} from './endpoint.ts';

const shareResponseSchema = z.object({
  amount: z.number(),
  state: shareStateSchema,
  paid: z.nullable(z.number()),
  /** Uids of the people that the share pays for. */
  heads: z.array(z.string()),
});

const costResponseSchema = z.object({
  amount: z.number(),
  currency: currencySchema,
  excused: z.array(z.string()),
  charged: z.optional(z.array(z.string())),
  /** Organisers and treasurers get all shares. Other members get their own, or all if `debtsSeen` is `ALL`. */
  shares: z.record(z.string(), shareResponseSchema),
  nudgedAt: z.nullable(z.iso.datetime()),
});
export type CostResponse = z.infer<typeof costResponseSchema>;

const moneySettingsResponseSchema = z.object({
  currency: currencySchema,
  howToPay: z.string(),
  debtsSeen: z.enum(DEBTS_SEEN),
  usualAmount: z.nullable(z.number()),
});

/** Amounts are in minor units such as pence. */
export const moneyCalls = {
  getMoneySettings: {
    route: 'GET /game/{gameId}/money',
    summary: 'Money settings of a game: how players pay, and who sees whose shares',
    access: 'signed-in',
    params: gameParams,
    response: moneySettingsResponseSchema,
  },
  updateMoneySettings: {
    route: 'PUT /game/{gameId}/money',
    summary: 'Changes the money settings of a game',
    ...gameCall,
    body: nonEmptyPartial(moneySettingsSchema),
    response: moneySettingsResponseSchema,
  },
  getCost: {
    route: 'GET /gi/{giId}/cost',
    summary: 'Cost of an instance, with the shares that the caller may see',
    access: 'signed-in',
    params: instanceParams,
    response: costResponseSchema,
  },
  enterCost: {
    route: 'PUT /gi/{giId}/cost',
    summary:
      "Sets an instance's cost and splits it between the players who are not excused. Existing payment marks are kept",
    ...instanceCall,
    /** `isUsual` makes the amount the start of the game's next cost. */
    body: z.extend(costEntrySchema, { isUsual: z.optional(z.boolean()) }),
    response: costResponseSchema,
  },
  nudge: {
    route: 'POST /gi/{giId}/cost/nudge',
    summary:
      'Reminds players who have not marked their share as paid, at most once a week. `nudgedAt` stays null if the reminder reached no one',
    ...instanceCall,
    response: costResponseSchema,
  },
  markShare: {
    route: 'PUT /pi/{piId}/payment',
    summary: "Marks a player's share: OPEN or SAID_PAID by the player, any mark by an organiser or treasurer",
    access: 'signed-in',
    params: z.strictObject({ piId: piIdSchema }),
    body: z.strictObject({ state: shareStateSchema }),
    response: z.extend(shareResponseSchema, { currency: currencySchema }),
  },
} as const satisfies Record<string, Endpoint>;
