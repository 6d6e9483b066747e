import type { GameInstance, GiId } from '@fives/domain';
import { updateGameInstance } from '../db/collections/game-instances.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { OptimisticTransaction } from '../db/optimistic-transaction.ts';
import { type InstanceState, requireInstanceState } from './instance-state.ts';

/**
 * Changes one instance as a whole: `change` sees it as it is, and what it writes is all there or not at all.
 * @returns what `change` made of it
 * @throws {ApiError} `not-found`, and whatever `change` refuses
 */
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

/**
 * Writes those fields of one instance that `fieldsOf` makes of it, and nothing where it makes none.
 * @throws {ApiError} `not-found`, and whatever `fieldsOf` refuses
 */
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
