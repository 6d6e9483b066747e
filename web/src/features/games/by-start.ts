import { type GameInstance, type HistoryInstance, hasStarted, isOn } from '@fives/domain';

interface WithStart {
  readonly startDateTime: Date;
}

interface SplitInstances<T extends WithStart> {
  readonly upcoming: readonly T[];
  readonly played: readonly T[];
}

export function splitByStart<T extends WithStart>(instances: readonly T[], now: Date): SplitInstances<T> {
  const isPlayed = (instance: T) => hasStarted(instance.startDateTime, now);
  return {
    upcoming: instances.filter((instance) => !isPlayed(instance)),
    played: instances.filter(isPlayed),
  };
}

/** @param instances newest first */
export function nextUp<T extends WithStart & Pick<GameInstance, 'status'>>(
  instances: readonly T[],
  now: Date,
): T | null {
  return splitByStart(instances, now).upcoming.findLast(isOn) ?? null;
}

/**
 * Returns the instance whose form updates the game: the next instance that is not cancelled, otherwise the newest that
 * is not imported. Null without such instances.
 * @param instances newest first
 */
export function giIdToEdit(instances: readonly HistoryInstance[], now: Date): string | null {
  const next = nextUp(instances, now) ?? instances.find(({ importId }) => !importId);
  return next?.giId ?? null;
}
