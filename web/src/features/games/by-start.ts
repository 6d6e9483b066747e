import { hasStarted } from '@fives/domain';

interface Planned {
  readonly startDateTime: Date;
}

export interface ByStart<T extends Planned> {
  readonly upcoming: readonly T[];
  readonly played: readonly T[];
}

/** Divides instances by whether they have started, each part in the order in which they came. */
export function byStart<T extends Planned>(instances: readonly T[], now: Date): ByStart<T> {
  const isPlayed = (instance: T) => hasStarted(instance.startDateTime, now);
  return {
    upcoming: instances.filter((instance) => !isPlayed(instance)),
    played: instances.filter(isPlayed),
  };
}
