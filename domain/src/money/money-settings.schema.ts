import * as z from 'zod/mini';
import { storedOneOf, storedText } from '../lenient-schema.ts';
import { optionalLineOfText, TEXT_LIMITS } from '../text.ts';
import { currencySchema } from './cost.schema.ts';
import { CURRENCIES, DEFAULT_CURRENCY } from './currency.ts';

/** Who sees whose shares: each their own and the organisers all, or all members all. */
export const DEBTS_SEEN = ['OWN', 'ALL'] as const;

/** What a game's organisers choose about its money. */
export const moneySettingsSchema = z.strictObject({
  /** What the next cost is offered in: that of the last one. */
  currency: currencySchema,
  /** A link to pay by, or where to transfer to; may be empty. */
  howToPay: optionalLineOfText(TEXT_LIMITS.howToPay),
  debtsSeen: z.enum(DEBTS_SEEN, { error: `Choose one of ${DEBTS_SEEN.join(', ')}` }),
});

/** `games/{gameId}/money/settings`, for members alone; while there is none, {@link NO_MONEY_SETTINGS} hold. */
export const storedMoneySettingsSchema = z.object({
  currency: storedOneOf(CURRENCIES, DEFAULT_CURRENCY),
  howToPay: storedText(),
  debtsSeen: storedOneOf(DEBTS_SEEN, 'OWN'),
});
export type MoneySettings = z.infer<typeof storedMoneySettingsSchema>;

export const NO_MONEY_SETTINGS: MoneySettings = {
  currency: DEFAULT_CURRENCY,
  howToPay: '',
  debtsSeen: 'OWN',
};

/** A piece of a text, and whether it is a link that can be followed. */
export interface TextPiece {
  readonly text: string;
  readonly isLink: boolean;
}

/** An address over https, without a name before its host, by which it would look like another host. */
const LINK = /^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d+)?(?:[/?#]\S*)?$/i;

/** How to pay, in pieces that put together are the text again: addresses over https are links, the rest is none. */
export function piecesOf(howToPay: string): TextPiece[] {
  return howToPay.split(/(\s+)/).map((text) => ({ text, isLink: LINK.test(text) }));
}
