import { isDeepStrictEqual } from 'node:util';
import { type GameInstance, nextCalendarVersion } from '@fives/domain';
import { findGameInstance, updateGameInstance } from '../db/collections/game-instances.ts';
import { inTransaction } from '../db/in-transaction.ts';

/**
 * Returns instances with their calendar version, stored before any calendar gets it. Reads and writes nothing if the
 * plans are unchanged.
 */
export function updateCalendarVersions(
  instances: readonly GameInstance[],
  now: Date,
): Promise<GameInstance[]> {
  return Promise.all(
    instances.map((instance) =>
      isDeepStrictEqual(nextCalendarVersion(instance, now), instance.calendarTold)
        ? instance
        : tellAnew(instance, now),
    ),
  );
}

/** Counts a change once if two calendars request it at the same time. */
function tellAnew(found: GameInstance, now: Date): Promise<GameInstance> {
  return inTransaction(async (transaction) => {
    const instance = (await findGameInstance(found.id, transaction)) ?? found;
    const calendarTold = nextCalendarVersion(instance, now);
    if (!isDeepStrictEqual(calendarTold, instance.calendarTold))
      updateGameInstance(transaction, instance.id, { calendarTold });
    return { ...instance, calendarTold };
  });
}
