import type { GiId, Uid } from '../ids.ts';
import type { Cost, ShareState } from './cost.schema.ts';
import type { Currency } from './currency.ts';

export interface InstanceCost {
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
