import * as z from 'zod/mini';
import * as stored from '../lenient-schema.ts';
import { optionalLineOfText, TEXT_LIMITS } from '../text.ts';
import { currencySchema } from './cost.schema.ts';
import { CURRENCIES, DEFAULT_CURRENCY } from './currency.ts';

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
