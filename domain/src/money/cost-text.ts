import type { Uid } from '../ids.ts';
import { type Subject, startDateText } from '../notification/draft.ts';
import { type Cost, formatMoney, type MoneySettings } from './money.schema.ts';

interface CostTextInput {
  readonly instance: Subject;
  readonly cost: Cost;
  readonly settings: Pick<MoneySettings, 'howToPay' | 'debtsSeen'>;
  readonly nameOf: (uid: Uid) => string;
  readonly link: string;
}

export function countPaid({ shares }: Pick<Cost, 'shares'>): { readonly paid: number; readonly all: number } {
  const due = Object.values(shares).filter(({ amount }) => amount > 0);
  return { paid: due.filter(({ state }) => state !== 'OPEN').length, all: due.length };
}

export function costText({ instance, cost, settings, nameOf, link }: CostTextInput): string {
  const { paid, all } = countPaid(cost);
  const total = formatMoney(cost.amount, cost.currency);
  const unpaid = Object.entries(cost.shares).filter(
    ([, { amount, state }]) => amount > 0 && state === 'OPEN',
  );
  const debts = unpaid.map(([uid, { amount }]) => `${nameOf(uid)} ${formatMoney(amount, cost.currency)}`);
  const unpaidText =
    settings.debtsSeen === 'ALL' ? `Still to pay: ${debts.join(', ')}` : `${paid} of ${all} have paid.`;
  return [
    `${instance.game.name} on ${startDateText(instance)} cost ${total}.`,
    debts.length === 0 ? "Everyone's paid." : unpaidText,
    ...(settings.howToPay === '' ? [] : [`How to pay: ${settings.howToPay}`]),
    `Your share: ${link}`,
  ].join('\n');
}
