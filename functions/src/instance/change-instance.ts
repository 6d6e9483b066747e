import { inTransaction } from '../db/in-transaction.ts';
import type { OptimisticTransaction } from '../db/optimistic-transaction.ts';
import { requireWholeInstance, type WholeInstance } from './whole-instance.ts';

/**
 * Changes one instance as a whole: `change` sees it as it is, and what it writes is all there or not at all.
 * @returns what `change` made of it
 * @throws {ApiError} `not-found`, and whatever `change` refuses
 */
export function changeInstance(
  giId: string,
  change: (
    whole: WholeInstance,
    transaction: OptimisticTransaction,
  ) => WholeInstance | Promise<WholeInstance>,
): Promise<WholeInstance> {
  return inTransaction(async (transaction) =>
    change(await requireWholeInstance(giId, transaction), transaction),
  );
}
