import { isDeepStrictEqual } from 'node:util';
import { type GameInstance, nextCalendarVersion } from '@fives/domain';
import { findGameInstance, updateGameInstance } from '../db/collections/game-instances.ts';
import { inTransaction } from '../db/in-transaction.ts';

/**
 * Returns instances with the current calendar version, and stores a new version first. Reads and writes nothing if the
 * plan of an instance is unchanged.
 */
export function updateCalendarVersions(
  instances: readonly GameInstance[],
  now: Date,
): Promise<GameInstance[]> {
  return Promise.all(
    instances.map((instance) =>
      isDeepStrictEqual(nextCalendarVersion(instance, now), instance.calendarTold)
        ? instance
        : storeNextVersion(instance, now),
    ),
  );
}

/** Runs in a transaction, so that two concurrent requests create only one version. */
function storeNextVersion(found: GameInstance, now: Date): Promise<GameInstance> {
  return inTransaction(async (transaction) => {
    const instance = (await findGameInstance(found.id, transaction)) ?? found;
    const calendarTold = nextCalendarVersion(instance, now);
    if (!isDeepStrictEqual(calendarTold, instance.calendarTold))
      updateGameInstance(transaction, instance.id, { calendarTold });
    return { ...instance, calendarTold };
  });
}
