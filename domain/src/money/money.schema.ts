import * as z from 'zod/mini';
import { MAX_PLAYERS } from '../game/settings.ts';
import { uidSchema } from '../ids.ts';
import { wholeNumber } from '../instance/game-instance.schema.ts';
import * as stored from '../lenient-schema.ts';
import { instanceCapacity } from '../limits.ts';
import { optionalLineOfText, TEXT_LIMITS } from '../text.ts';

/** ISO 4217 codes for costs. Excludes currencies in which a pitch can cost more than `MAX_AMOUNT`. */
const CODES = [
  'AED AUD BRL CAD CHF CLP CNY CZK DKK EGP EUR GBP GHS HKD ILS',
  'INR ISK JPY KES KRW KWD MAD MXN MYR NOK NZD PEN PHP PLN QAR',
  'RON SAR SEK SGD THB TND TRY TWD UAH UGX USD UYU VND XOF ZAR',
] as const;

type WordOf<Text> = Text extends `${infer Word} ${infer Rest}` ? Word | WordOf<Rest> : Text;
export type Currency = WordOf<(typeof CODES)[number]>;

export const CURRENCIES = CODES.flatMap((codes) => codes.split(' ')) as [Currency, ...Currency[]];

const DEFAULT_CURRENCY: Currency = 'GBP';

/** Returns the number of decimal digits by ISO 4217: 2 for GBP, 0 for JPY, 3 for KWD. */
export function minorDigits(currency: Currency): number {
  return formatOf(currency).resolvedOptions().maximumFractionDigits ?? 0;
}

/** @param amount in minor units, such as pence */
export function formatMoney(amount: number, currency: Currency): string {
  return formatOf(currency).format(amount / 10 ** minorDigits(currency));
}

export function toMoneyInput(amount: number, currency: Currency): string {
  return (amount / 10 ** minorDigits(currency)).toFixed(minorDigits(currency));
}

/**
 * Returns a typed amount in minor units: 6000 for "60" pounds, 6050 for "60.5" and "60,50". Concatenates digits, because
 * multiplication would not be exact.
 * @returns null if the text is no amount in this currency
 */
export function parseMoney(typed: string, currency: Currency): number | null {
  const [, whole = '', fraction = ''] = /^(\d{1,9})(?:[.,](\d{1,3}))?$/.exec(typed.trim()) ?? [];
  const digits = minorDigits(currency);
  if (whole === '' || fraction.length > digits) return null;
  return Number(whole + fraction.padEnd(digits, '0'));
}

function formatOf(currency: Currency): Intl.NumberFormat {
  return new Intl.NumberFormat('en-GB', { style: 'currency', currency });
}

/** Ten thousand pounds, in minor units. */
export const MAX_AMOUNT = 1_000_000;

const uidsSchema = z.array(uidSchema).check(z.maxLength(instanceCapacity(MAX_PLAYERS)));

const amountSchema = wholeNumber(
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
});

/** `games/{gameId}/money/settings`, readable by members only. Defaults to {@link DEFAULT_MONEY_SETTINGS}. */
export const storedMoneySettingsSchema = z.object({
  currency: stored.oneOf(CURRENCIES, DEFAULT_CURRENCY),
  howToPay: stored.text(),
  debtsSeen: stored.oneOf(DEBTS_SEEN, 'OWN'),
});
export type MoneySettings = z.infer<typeof storedMoneySettingsSchema>;

export const DEFAULT_MONEY_SETTINGS: MoneySettings = storedMoneySettingsSchema.parse({});

/** Matches https addresses. Excludes user info, which could disguise the host. */
const LINK = /^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d+)?(?:[/?#]\S*)?$/i;

export function splitLinks(howToPay: string) {
  return howToPay.split(/(\s+)/).map((text) => ({ text, isLink: LINK.test(text) }));
}
