import { randomUUID } from 'node:crypto';
import type { DueAt } from '@fives/domain';
import * as logger from 'firebase-functions/logger';
import { pagesOfDue } from '../db/collections/instance-jobs.ts';

export interface Job {
  readonly name: string;
  readonly due: keyof DueAt | ((now: Date) => AsyncIterable<readonly string[]>);
  readonly load: () => Promise<Handle>;
}

/** Reads the documents again, because they may have changed since the query. Returns false if nothing was due. */
export type Handle = (id: string, now: Date) => Promise<boolean>;

export interface JobRun {
  readonly due: number;
  readonly done: number;
  readonly skipped: number;
  readonly failed: number;
}

type Outcome = Exclude<keyof JobRun, 'due'>;

const MAX_PARALLEL = 10;

/** Handles each due id separately. A failed id is logged and stays due. After a killed run, all other ids stay due. */
export async function runJob(job: Job, now: Date): Promise<JobRun> {
  const traceId = randomUUID();
  const handle = await job.load();
  const outcomes: Outcome[] = [];
  for await (const page of findDue(job, now)) {
    for (let from = 0; from < page.length; from += MAX_PARALLEL) {
      const ids = page.slice(from, from + MAX_PARALLEL);
      outcomes.push(...(await Promise.all(ids.map((id) => attempt({ ...job, handle }, id, now, traceId)))));
    }
  }
  const count = (outcome: Outcome) => outcomes.filter((each) => each === outcome).length;
  const run = {
    due: outcomes.length,
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
): Promise<Outcome> {
  try {
    return (await handle(id, now)) ? 'done' : 'skipped';
  } catch (error) {
    logger.error('Job failed for one id', { job: name, traceId, id, error: String(error) });
    return 'failed';
  }
}

export function isPast(dueAt: Date | null | undefined, now: Date): boolean {
  return !!dueAt && dueAt <= now;
}
