import { randomUUID } from 'node:crypto';
import type { DueAt } from '@fives/domain';
import * as logger from 'firebase-functions/logger';
import { pagesOfDue } from '../db/collections/instance-jobs.ts';

/** A scheduled job: what it looks at, and what it does about one of them. */
export interface Job {
  readonly name: string;
  /** The instances for which this is due; or pages of the ids of something else that is due. */
  readonly due: keyof DueAt | ((now: Date) => AsyncIterable<readonly string[]>);
  /** Loads the handler, in the process that runs the job. */
  readonly load: () => Promise<Handle>;
}

/**
 * Does what is due, in one transaction that reads it again: between being found and being handled it may have been changed,
 * deleted, or handled by another run. Returns whether there was anything to do.
 */
export type Handle = (id: string, now: Date) => Promise<boolean>;

/** What became of everything that was due. */
export interface JobRun {
  readonly due: number;
  readonly done: number;
  readonly skipped: number;
  readonly failed: number;
}

type Fate = Exclude<keyof JobRun, 'due'>;

/** How many are handled side by side: enough to hide the wait, few enough not to meet at one document. */
const SIDE_BY_SIDE = 10;

/**
 * Handles everything that is due, each by itself: one that cannot be handled is logged, stays due, and holds nobody up.
 * A run that is killed leaves the rest due for the next.
 */
export async function runJob(job: Job, now: Date): Promise<JobRun> {
  const traceId = randomUUID();
  const handle = await job.load();
  const fates: Fate[] = [];
  for await (const page of findDue(job, now)) {
    for (let from = 0; from < page.length; from += SIDE_BY_SIDE) {
      const some = page.slice(from, from + SIDE_BY_SIDE);
      fates.push(...(await Promise.all(some.map((id) => attempt({ ...job, handle }, id, now, traceId)))));
    }
  }
  const count = (fate: Fate) => fates.filter((each) => each === fate).length;
  const run = {
    due: fates.length,
    done: count('done'),
    skipped: count('skipped'),
    failed: count('failed'),
  };
  logger.info('Job run', { job: job.name, traceId, ...run });
  return run;
}

function findDue({ due }: Job, now: Date): AsyncIterable<readonly string[]> {
  return typeof due === 'function' ? due(now) : pagesOfDue(due, now);
}

async function attempt(
  { name, handle }: Pick<Job, 'name'> & { readonly handle: Handle },
  id: string,
  now: Date,
  traceId: string,
): Promise<Fate> {
  try {
    return (await handle(id, now)) ? 'done' : 'skipped';
  } catch (error) {
    logger.error('Job failed for one', { job: name, traceId, id, error: String(error) });
    return 'failed';
  }
}

/** Whether a due moment has come. */
export function isPast(dueAt: Date | null, now: Date): boolean {
  return dueAt !== null && dueAt.getTime() <= now.getTime();
}
