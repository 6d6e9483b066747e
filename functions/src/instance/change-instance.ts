import type { GameInstance, GiId } from '@fives/domain';
import { updateGameInstance } from '../db/collections/game-instances.ts';
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

export function changeInstanceFields(
  giId: GiId,
  fieldsOf: (instance: GameInstance) => Partial<Omit<GameInstance, 'id'>>,
): Promise<InstanceState> {
  return changeInstance(giId, (state, transaction) => {
    const fields = fieldsOf(state.instance);
    if (Object.keys(fields).length > 0) updateGameInstance(transaction, giId, fields);
    return { ...state, instance: { ...state.instance, ...fields } };
  });
}
