import { isDeepStrictEqual } from 'node:util';
import { type GameInstance, nextCalendarVersion } from '@fives/domain';
import { findGameInstance, updateGameInstance } from '../db/collections/game-instances.ts';
import { inTransaction } from '../db/in-transaction.ts';

/**
 * Returns the instances with the current calendar version. Reads and writes nothing for an instance with an unchanged
 * plan (start, time zone, name, location, cancellation).
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

function storeNextVersion(found: GameInstance, now: Date): Promise<GameInstance> {
  return inTransaction(async (transaction) => {
    const instance = (await findGameInstance(found.id, transaction)) ?? found;
    const calendarTold = nextCalendarVersion(instance, now);
    if (!isDeepStrictEqual(calendarTold, instance.calendarTold))
      updateGameInstance(transaction, instance.id, { calendarTold });
    return { ...instance, calendarTold };
  });
}
