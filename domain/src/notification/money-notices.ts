import type { Cost } from '../money/cost.schema.ts';
import { formatMoney } from '../money/currency.ts';
import type { MoneySettings } from '../money/money-settings.schema.ts';
import { owingUids } from '../money/shares.ts';
import type { Subject } from './draft.ts';
import { paymentDraft } from './drafts-played.ts';
import { type AddressedDraft, addressTo } from './notification-plan.ts';

/** Returns a reminder of their own share for everyone who has not paid. A reminder from a week ago is pushed again. */
export function draftsOfNudge(
  subject: Subject,
  cost: Cost,
  nudger: string,
  { howToPay }: Pick<MoneySettings, 'howToPay'>,
): AddressedDraft[] {
  return owingUids(cost, nudger).flatMap((uid) => {
    const amount = formatMoney(cost.shares[uid]?.amount ?? 0, cost.currency);
    return addressTo([uid], paymentDraft(subject, amount, howToPay !== ''));
  });
}
