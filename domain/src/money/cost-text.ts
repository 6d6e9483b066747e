import type { Reach } from '../api/responses.ts';
import type { Uid } from '../ids.ts';
import { type Subject, startDateText } from '../notification/draft.ts';
import { listed } from '../text.ts';
import { type Currency, formatMoney } from './amount.ts';
import type { Cost, MoneySettings, Share } from './money.schema.ts';
import { countPaid } from './shares.ts';

type NameOf = (uid: Uid) => string;

interface CostTextInput {
  readonly instance: Subject;
  readonly cost: Cost;
  readonly settings: Pick<MoneySettings, 'howToPay' | 'debtsSeen'>;
  readonly nameOf: NameOf;
  readonly link: string;
}

/** Returns "£8 × 2 (you and Tom)", or null if `payer` pays only for themselves. */
export function headsText(
  { amount, heads }: Pick<Share, 'amount' | 'heads'>,
  payer: Uid,
  currency: Currency,
  nameOf: NameOf,
): string | null {
  if (heads.every((uid) => uid === payer)) return null;
  const payerFirst = heads.toSorted((a, b) => Number(b === payer) - Number(a === payer));
  const names = listed(payerFirst.map(nameOf));
  const each = amount / heads.length;
  if (heads.length === 1 || !Number.isInteger(each)) return `for ${names}`;
  return `${formatMoney(each, currency)} × ${heads.length} (${names})`;
}

/** Lists the unpaid shares if members see all shares. Otherwise lists all shares, without who has paid. */
export function costText({ instance, cost, settings, nameOf, link }: CostTextInput): string {
  const { currency } = cost;
  const { paid, all } = countPaid(cost);
  const due = Object.entries(cost.shares)
    .filter(([, { amount }]) => amount > 0)
    .toSorted(([a], [b]) => nameOf(a).localeCompare(nameOf(b)));
  const linesOf = (shares: typeof due) =>
    shares.map(([uid, share]) => {
      const heads = headsText(share, uid, currency, nameOf);
      return `- ${nameOf(uid)} ${formatMoney(share.amount, currency)}${heads ? `, ${heads}` : ''}`;
    });
  const open = due.filter(([, { state }]) => state === 'OPEN');
  const sum = open.reduce((total, [, { amount }]) => total + amount, 0);
  const progress = paid === all ? "Everyone's paid." : `${paid} of ${all} have paid.`;
  const listsDebts = settings.debtsSeen === 'ALL' && open.length > 0;
  return [
    `${instance.game.name} on ${startDateText(instance)} cost ${formatMoney(cost.amount, currency)}.`,
    ...(listsDebts
      ? [`Still to pay, ${formatMoney(sum, currency)} in total:`, ...linesOf(open)]
      : linesOf(due)),
    progress,
    ...(settings.howToPay === '' ? [] : [`How to pay: ${settings.howToPay}`]),
    `Your share: ${link}`,
  ].join('\n');
}

/** Says who got a payment reminder, and what to do about the others. */
export function nudgedText({ reached, unreached }: Reach): string {
  const all = reached.length + unreached.length;
  const sent = reached.length === 0 ? 'No one notified.' : `${reached.length} of ${all} notified.`;
  if (unreached.length === 0) return sent;
  return `${sent} Copy the text for ${reached.length === 0 ? 'them' : `the other ${unreached.length}`}.`;
}
