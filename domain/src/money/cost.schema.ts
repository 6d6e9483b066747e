import * as z from 'zod/mini';
import { instanceCapacity } from '../game/capacity.ts';
import { MAX_PLAYERS } from '../game/settings.ts';
import { uidSchema } from '../ids.ts';
import { wholeNumber } from '../instance/game-instance.schema.ts';
import * as stored from '../lenient-schema.ts';
import { CURRENCIES, DEFAULT_CURRENCY } from './currency.ts';

/** Ten thousand pounds, in minor units. */
export const MAX_AMOUNT = 1_000_000;

const MAX_EXCUSED = instanceCapacity(MAX_PLAYERS);

export const amountSchema = wholeNumber(
  0,
  MAX_AMOUNT,
  "Enter a whole number of pence (or your currency's smallest unit)",
);

export const currencySchema = z.enum(CURRENCIES, { error: `Choose one of ${CURRENCIES.join(', ')}` });

export const SHARE_STATES = ['OPEN', 'SAID_PAID', 'CONFIRMED'] as const;
export const shareStateSchema = z.enum(SHARE_STATES, { error: `Choose one of ${SHARE_STATES.join(', ')}` });
export type ShareState = z.infer<typeof shareStateSchema>;

/** `amount` is in minor units. Nothing is due if `amount` is 0. */
export const costEntrySchema = z.strictObject({
  amount: amountSchema,
  currency: currencySchema,
  excused: z._default(z.array(uidSchema).check(z.maxLength(MAX_EXCUSED)), []),
});
export type CostEntry = z.infer<typeof costEntrySchema>;

const storedShare = {
  /** Minor units. */
  amount: stored.number(),
  state: stored.oneOf(SHARE_STATES, 'OPEN'),
  /**
   * Amount of the share at the last mark as paid. Differs from `amount` if the cost has changed since. Null for
   * an open share.
   */
  paid: stored.numberOrNull,
};
const storedShareSchema = stored.looseObject(storedShare);
export type Share = z.infer<typeof storedShareSchema>;

const storedAmount = { amount: stored.number(), currency: stored.oneOf(CURRENCIES, DEFAULT_CURRENCY) };

/**
 * `gameInstances/{giId}/money/cost`: cost and shares of an instance. If the players change, the shares change only when
 * someone enters the cost again.
 */
export const storedCostSchema = stored.looseObject({
  ...storedAmount,
  excused: stored.list(z.string()),
  shares: stored.map(storedShareSchema),
  nudgedAt: stored.momentOrNull,
});
export type Cost = z.infer<typeof storedCostSchema>;

/**
 * `gameInstances/{giId}/money/{uid}`: a copy of one share, which only the person with this uid can read. Written
 * together with the cost.
 */
export const storedOwnShareSchema = z.object({ ...storedAmount, ...storedShare, total: stored.number() });
export type OwnShare = z.infer<typeof storedOwnShareSchema>;
