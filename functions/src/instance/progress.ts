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

/** An instance, with what the server remembers of it; null where it remembers nothing yet. */
export interface InstanceWithJobs {
  readonly instance: GameInstance;
  readonly jobs: InstanceJobs | null;
}

/** What has been done about an instance, and which of its fields changed by that. */
export interface Progress {
  readonly instance?: Partial<Omit<GameInstance, 'id'>>;
  readonly handled?: Partial<Handled>;
}

/** Reads an instance and what the server remembers of it; null where there is no such instance. */
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

/** What has been done about an instance. */
export function handledOf({ jobs }: Pick<InstanceWithJobs, 'jobs'>): Handled {
  return jobs?.handled ?? NOTHING_HANDLED;
}

/** Stores what has been done about an instance together with when the jobs are due from then on, as far as it differs. */
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
  const next: InstanceJobs = { handled, dueAt: dueOf(instance, handled, now) };
  if (!isDeepStrictEqual(next, jobs)) saveInstanceJobs(transaction, before.id, next);
}

/** Brings when the jobs are due into line with an instance as it now is. */
export function updateDue(giId: GiId, now: Date): Promise<void> {
  return deriveUntilStable(async (transaction) => {
    const watched = await findInstanceWithJobs(giId, transaction);
    if (watched) saveProgress(transaction, watched, {}, now);
  });
}
