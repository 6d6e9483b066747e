import { formatInZone, type GameInstance, type HistoryInstance, hasStarted } from '@fives/domain';

interface Planned {
  readonly startDateTime: Date;
}

interface ByStart<T extends Planned> {
  readonly upcoming: readonly T[];
  readonly played: readonly T[];
}

export function byStart<T extends Planned>(instances: readonly T[], now: Date): ByStart<T> {
  const isPlayed = (instance: T) => hasStarted(instance.startDateTime, now);
  return {
    upcoming: instances.filter((instance) => !isPlayed(instance)),
    played: instances.filter(isPlayed),
  };
}

export function nextUp(instances: readonly GameInstance[], now: Date): GameInstance | null {
  const planned = instances.filter(
    ({ status, startDateTime }) => status !== 'CANCELLED' && !hasStarted(startDateTime, now),
  );
  return planned.toSorted((a, b) => a.startDateTime.getTime() - b.startDateTime.getTime())[0] ?? null;
}

/**
 * Returns the instance whose form updates the game: the next one that is on, else the newest. Null without instances.
 * @param instances newest first
 */
export function editGiId(instances: readonly HistoryInstance[], now: Date): string | null {
  const { upcoming } = byStart(instances, now);
  const next = upcoming.findLast(({ status }) => status !== 'CANCELLED') ?? instances[0];
  return next?.giId ?? null;
}

/** True if the date needs its year, because old games repeat dates. */
export function isOtherYear(at: Date, now: Date, timeZone: string): boolean {
  return formatInZone(at, timeZone, 'yyyy') !== formatInZone(now, timeZone, 'yyyy');
}
