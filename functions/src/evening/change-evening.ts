import { inTransaction } from '../db/in-transaction.ts';
import type { Transaction } from '../db/transaction.ts';
import { type Evening, requireEvening } from './evening.ts';

/**
 * Changes one evening as a whole: `change` sees it as it is, and what it writes is all there or not at all.
 * @returns what `change` made of it
 * @throws {ApiError} `not-found`, and whatever `change` refuses
 */
export function changeEvening(
  giId: string,
  change: (evening: Evening, transaction: Transaction) => Evening | Promise<Evening>,
): Promise<Evening> {
  return inTransaction(async (transaction) => change(await requireEvening(giId, transaction), transaction));
}
