import { isDeepStrictEqual } from 'node:util';
import { type GameInstance, nextCalendarVersion } from '@fives/domain';
import { findGameInstance, updateGameInstance } from '../db/collections/game-instances.ts';
import { inTransaction } from '../db/in-transaction.ts';

/**
 * The instances as calendars are told of them now: with how often their plans have changed, which is stored before
 * anybody is told. Where nothing has changed, nothing is read or written.
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

/** Of two calendars that ask at once, one counts the change, and the other is told of what it counted. */
function tellAnew(found: GameInstance, now: Date): Promise<GameInstance> {
  return inTransaction(async (transaction) => {
    const instance = (await findGameInstance(found.id, transaction)) ?? found;
    const calendarTold = nextCalendarVersion(instance, now);
    if (!isDeepStrictEqual(calendarTold, instance.calendarTold))
      updateGameInstance(transaction, instance.id, { calendarTold });
    return { ...instance, calendarTold };
  });
}
