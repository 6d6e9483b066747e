import { isDeepStrictEqual } from 'node:util';
import {
  dueOf,
  type GameInstance,
  type GiId,
  type Handled,
  type InstanceJobs,
  NOTHING_HANDLED,
} from '@fives/domain';
import { findGameInstance, updateGameInstance } from '../db/collections/game-instances.ts';
import { findInstanceJobs, saveInstanceJobs } from '../db/collections/instance-jobs.ts';
import { deriveUntilStable } from '../db/in-transaction.ts';
import type { OptimisticTransaction } from '../db/optimistic-transaction.ts';

export interface InstanceWithJobs {
  readonly instance: GameInstance;
  readonly jobs: InstanceJobs | null;
}

export interface Progress {
  readonly instance?: Partial<Omit<GameInstance, 'id'>>;
  readonly handled?: Partial<Handled>;
}

export async function findInstanceWithJobs(
  giId: GiId,
  transaction?: OptimisticTransaction,
): Promise<InstanceWithJobs | null> {
  const [instance, jobs] = await Promise.all([
    findGameInstance(giId, transaction),
    findInstanceJobs(giId, transaction),
  ]);
  return instance && { instance, jobs };
}

export function handledOf({ jobs }: Pick<InstanceWithJobs, 'jobs'>): Handled {
  return jobs?.handled ?? NOTHING_HANDLED;
}

/** Stores `progress` and the new due times. Writes only values that differ. */
export function saveProgress(
  transaction: OptimisticTransaction,
  { instance: before, jobs }: InstanceWithJobs,
  progress: Progress,
  now: Date,
): void {
  const instance = { ...before, ...progress.instance };
  const handled = { ...handledOf({ jobs }), ...progress.handled };
  const changes = Object.entries(progress.instance ?? {}).filter(
    ([field, value]) => !isDeepStrictEqual(value, before[field as keyof GameInstance]),
  );
  if (changes.length > 0) updateGameInstance(transaction, before.id, Object.fromEntries(changes));
  const newJobs: InstanceJobs = { handled, dueAt: dueOf(instance, handled, now) };
  if (!isDeepStrictEqual(newJobs, jobs)) saveInstanceJobs(transaction, before.id, newJobs);
}

export function updateDueTimes(giId: GiId, now: Date): Promise<void> {
  return deriveUntilStable(async (transaction) => {
    const found = await findInstanceWithJobs(giId, transaction);
    if (found) saveProgress(transaction, found, {}, now);
  });
}
