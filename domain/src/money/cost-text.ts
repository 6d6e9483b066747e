import type { GiId, Uid } from '../ids.ts';
import { type Subject, startDateText } from '../notification/draft.ts';
import {
  type Cost,
  type Currency,
  formatMoney,
  type MoneySettings,
  type ShareState,
} from './money.schema.ts';

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

interface InstanceCost {
  readonly giId: GiId;
  readonly startDateTime: Date;
  readonly cost: Pick<Cost, 'currency' | 'shares'>;
}

export interface Debt extends Omit<InstanceCost, 'cost'> {
  readonly uid: Uid;
  /** Minor units. */
  readonly amount: number;
  readonly currency: Currency;
  readonly state: ShareState;
}

export interface Debtor {
  readonly uid: Uid;
  readonly currency: Currency;
  /** Minor units. */
  readonly amount: number;
  readonly debts: readonly Debt[];
}

/**
 * Returns the debts per person and currency over all costs, largest amount first. A share is owed until an organiser or
 * treasurer confirms the payment. Afterwards, only an increase of the share is owed.
 */
export function debtorsOf(costs: readonly InstanceCost[]): Debtor[] {
  const debtors = new Map<string, Debtor>();
  for (const debt of costs.flatMap(debtsOf)) {
    const { uid, currency } = debt;
    const key = `${currency} ${uid}`;
    const { amount = 0, debts = [] } = debtors.get(key) ?? {};
    debtors.set(key, { uid, currency, amount: amount + debt.amount, debts: [...debts, debt] });
  }
  return [...debtors.values()].toSorted((a, b) => b.amount - a.amount);
}

function debtsOf({ giId, startDateTime, cost: { currency, shares } }: InstanceCost): Debt[] {
  return Object.entries(shares).flatMap(([uid, share]) => {
    const { state } = share;
    const amount = state === 'CONFIRMED' ? share.amount - (share.paid ?? share.amount) : share.amount;
    return amount > 0 ? [{ giId, startDateTime, uid, amount, currency, state }] : [];
  });
}
