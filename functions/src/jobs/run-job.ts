import { randomUUID } from 'node:crypto';
import type { DueAt } from '@fives/domain';
import * as logger from 'firebase-functions/logger';
import { pagesOfDue } from '../db/collections/instance-jobs.ts';

export interface Job {
  readonly name: string;
  readonly due: keyof DueAt | ((now: Date) => AsyncIterable<readonly string[]>);
  readonly load: () => Promise<Handle>;
}

/**
 * Handles one id in a transaction that reads the documents again, because they may have changed since the query.
 * Returns false if there was nothing to do.
 */
export type Handle = (id: string, now: Date) => Promise<boolean>;

export interface JobRun {
  readonly due: number;
  readonly done: number;
  readonly skipped: number;
  readonly failed: number;
}

type Fate = Exclude<keyof JobRun, 'due'>;

const SIDE_BY_SIDE = 10;

/** Handles each due id separately. A failed id is logged and stays due, and so does the rest after a killed run. */
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

export function isPast(dueAt: Date | null, now: Date): boolean {
  return dueAt !== null && dueAt.getTime() <= now.getTime();
}
