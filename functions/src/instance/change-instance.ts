import type { GiId } from '@fives/domain';
import { inTransaction } from '../db/in-transaction.ts';
import type { OptimisticTransaction } from '../db/optimistic-transaction.ts';
import { type InstanceState, requireInstanceState } from './instance-state.ts';

export function changeInstance(
  giId: GiId,
  change: (
    state: InstanceState,
    transaction: OptimisticTransaction,
  ) => InstanceState | Promise<InstanceState>,
): Promise<InstanceState> {
  return inTransaction(async (transaction) =>
    change(await requireInstanceState(giId, transaction), transaction),
  );
}
