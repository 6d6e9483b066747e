import { isDeepStrictEqual } from 'node:util';
import { dueOf, type GameInstance, type Handled } from '@fives/domain';
import { findGameInstance, updateGameInstance } from '../db/game-instances.ts';
import { deriveUntilStable } from '../db/in-transaction.ts';
import type { OptimisticTransaction } from '../db/optimistic-transaction.ts';

/** What a job changes of an instance: what it has done, and what came of it. */
export type Outcome = Partial<Omit<GameInstance, 'id' | 'dueAt' | 'handled'>> & {
  readonly handled?: Partial<Handled>;
};

/**
 * Stores what has been done about an instance together with what is due from then on, as far as either differs. Of two
 * who do it at once, one comes too late and looks again.
 */
export function keepUp(
  transaction: OptimisticTransaction,
  before: GameInstance,
  outcome: Outcome,
  now: Date,
): void {
  const after = { ...before, ...outcome, handled: { ...before.handled, ...outcome.handled } };
  const kept: GameInstance = { ...after, dueAt: dueOf(after, now) };
  const changes = Object.entries(kept).filter(
    ([field, value]) => !isDeepStrictEqual(value, before[field as keyof GameInstance]),
  );
  if (changes.length > 0) updateGameInstance(transaction, before.id, Object.fromEntries(changes));
}

/** Brings what is due into line with the instance as it now is. */
export function keepDue(giId: string, now: Date): Promise<void> {
  return deriveUntilStable(async (transaction) => {
    const instance = await findGameInstance(giId, transaction);
    if (instance) keepUp(transaction, instance, {}, now);
  });
}
