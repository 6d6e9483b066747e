import * as z from 'zod/mini';
import { instanceCapacity } from '../game/capacity.ts';
import { MAX_PLAYERS } from '../game/settings.ts';
import { uidSchema } from '../ids.ts';
import {
  storedList,
  storedMap,
  storedMomentOrNull,
  storedNumber,
  storedNumberOrNull,
  storedOneOf,
} from '../lenient-schema.ts';
import { CURRENCIES, DEFAULT_CURRENCY } from './currency.ts';

/** The most that a cost may be, in minor units: ten thousand pounds. */
export const MAX_AMOUNT = 1_000_000;

/** The capacity of the largest instance. */
const MOST_EXCUSED = instanceCapacity(MAX_PLAYERS);

export const amountSchema = z
  .number("Enter a whole number of pence (or your currency's smallest unit)")
  .check(
    z.int("Enter a whole number of pence (or your currency's smallest unit)"),
    z.minimum(0, 'Must be 0 or more'),
    z.maximum(MAX_AMOUNT, `Must be ${MAX_AMOUNT} or less`),
  );

export const currencySchema = z.enum(CURRENCIES, { error: `Choose one of ${CURRENCIES.join(', ')}` });

/** How far a share has come: open, said to be paid by whoever owes it, confirmed by an organiser. */
export const SHARE_STATES = ['OPEN', 'SAID_PAID', 'CONFIRMED'] as const;
export const shareStateSchema = z.enum(SHARE_STATES, { error: `Choose one of ${SHARE_STATES.join(', ')}` });
export type ShareState = z.infer<typeof shareStateSchema>;

/** What an organiser enters: the amount in minor units, and who of those who played does not pay. 0 leaves nothing to pay. */
export const costEntrySchema = z.strictObject({
  amount: amountSchema,
  currency: currencySchema,
  excused: z._default(z.array(uidSchema).check(z.maxLength(MOST_EXCUSED)), []),
});
export type CostEntry = z.infer<typeof costEntrySchema>;

const storedShare = {
  /** In minor units. */
  amount: storedNumber(),
  state: storedOneOf(SHARE_STATES, 'OPEN'),
  /** What the amount was when it was last marked as paid; null while it is open. It differs where the cost has changed since. */
  paid: storedNumberOrNull,
};
const storedShareSchema = z.object(storedShare);
export type Share = z.infer<typeof storedShareSchema>;

const storedAmount = { amount: storedNumber(), currency: storedOneOf(CURRENCIES, DEFAULT_CURRENCY) };

/**
 * `gameInstances/{giId}/money/cost`: what an instance cost, and who pays how much of it. Who played is settled with the
 * entry: what changes about that later counts when the cost is entered anew.
 */
export const storedCostSchema = z.object({
  ...storedAmount,
  excused: storedList(z.string()),
  /** By uid; together they are the amount. */
  shares: storedMap(storedShareSchema),
  /** When those who had not paid were last reminded. */
  nudgedAt: storedMomentOrNull,
});
export type Cost = z.infer<typeof storedCostSchema>;

/** `gameInstances/{giId}/money/{uid}`: one person's share, for that person alone. Derived from the cost, with which it is written. */
export const storedOwnShareSchema = z.object({ ...storedAmount, ...storedShare, total: storedNumber() });
export type OwnShare = z.infer<typeof storedOwnShareSchema>;
