import * as z from 'zod/mini';
import { MAX_PLAYERS } from '../game/settings.ts';
import { uidSchema } from '../ids.ts';
import { wholeNumber } from '../instance/game-instance.schema.ts';
import * as stored from '../lenient-schema.ts';
import { instanceCapacity } from '../limits.ts';
import { optionalLineOfText, TEXT_LIMITS } from '../text.ts';
import { CURRENCIES, type Currency, MAX_AMOUNT } from './amount.ts';

const DEFAULT_CURRENCY: Currency = 'GBP';

const uidsSchema = z.array(uidSchema).check(z.maxLength(instanceCapacity(MAX_PLAYERS)));

const amountSchema = wholeNumber(
  0,
  MAX_AMOUNT,
  "Enter a whole number of pence (or your currency's smallest unit)",
);

export const currencySchema = z.enum(CURRENCIES, { error: 'Use a currency code such as GBP' });

export const SHARE_STATES = ['OPEN', 'SAID_PAID', 'CONFIRMED'] as const;
export const shareStateSchema = z.enum(SHARE_STATES, { error: `Choose one of ${SHARE_STATES.join(', ')}` });
export type ShareState = z.infer<typeof shareStateSchema>;

/** `amount` is in minor units. Nothing is due if `amount` is 0. */
export const costEntrySchema = z.strictObject({
  amount: amountSchema,
  currency: currencySchema,
  excused: z._default(uidsSchema, []),
  /** No-shows and late drop-outs who pay like the players. */
  charged: z.optional(uidsSchema),
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
  /** The payer, if they played, and their plus-ones. */
  heads: stored.list(z.string()),
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
  /** Undefined instead of an empty list. */
  charged: z.optional(stored.list(z.string())),
  shares: stored.map(storedShareSchema),
  nudgedAt: stored.momentOrNull,
  /** Number of earlier costs of the game at the first entry, see `splitAmount`. */
  turn: stored.number(),
});
export type Cost = z.infer<typeof storedCostSchema>;

/**
 * `gameInstances/{giId}/money/{uid}`: a copy of one share, which only the person with this uid can read. Written
 * together with the cost.
 */
export const storedOwnShareSchema = z.object({ ...storedAmount, ...storedShare, total: stored.number() });
export type OwnShare = z.infer<typeof storedOwnShareSchema>;

/**
 * `OWN`: members see their own share. `ALL`: members see all shares. Organisers and treasurers always see all shares.
 */
export const DEBTS_SEEN = ['OWN', 'ALL'] as const;

export const moneySettingsSchema = z.strictObject({
  currency: currencySchema,
  howToPay: optionalLineOfText(TEXT_LIMITS.howToPay),
  debtsSeen: z.enum(DEBTS_SEEN, { error: `Choose one of ${DEBTS_SEEN.join(', ')}` }),
  usualAmount: z.nullable(amountSchema),
});

/** `games/{gameId}/money/settings`, readable by members only. Defaults to {@link DEFAULT_MONEY_SETTINGS}. */
export const storedMoneySettingsSchema = z.object({
  currency: stored.oneOf(CURRENCIES, DEFAULT_CURRENCY),
  howToPay: stored.text(),
  debtsSeen: stored.oneOf(DEBTS_SEEN, 'OWN'),
  /** Amount in minor units of `currency` that the next cost starts with. */
  usualAmount: stored.numberOrNull,
  /** Number of costs entered in the game. */
  turn: stored.number(),
});
export type MoneySettings = z.infer<typeof storedMoneySettingsSchema>;

export const DEFAULT_MONEY_SETTINGS: MoneySettings = storedMoneySettingsSchema.parse({});

/** Matches https addresses. Excludes user info, which could disguise the host. */
const LINK = /^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d+)?(?:[/?#]\S*)?$/i;

export function splitLinks(howToPay: string) {
  return howToPay.split(/(\s+)/).map((text) => ({ text, isLink: LINK.test(text) }));
}
