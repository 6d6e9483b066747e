import { DOCUMENTS, type DueAt, type GiId, type InstanceJobs, paths } from '@fives/domain';
import { getDocument, parserOf } from '../document.ts';
import { firestore } from '../firestore.ts';
import type { OptimisticTransaction } from '../optimistic-transaction.ts';
import { pagesOfDueIn } from '../pages.ts';

const parse = parserOf(DOCUMENTS.instanceJobs);
const jobsOf = (giId: GiId) => firestore.doc(paths.instanceJobsOf(giId));

/** What the server remembers of an instance; null where it remembers nothing, as of one that was written from outside. */
export async function findInstanceJobs(
  giId: GiId,
  transaction?: OptimisticTransaction,
): Promise<InstanceJobs | null> {
  return parse(await getDocument(jobsOf(giId), transaction));
}

/** Stores what the server remembers of an instance, in place of what was read. */
export function saveInstanceJobs(transaction: OptimisticTransaction, giId: GiId, jobs: InstanceJobs): void {
  transaction.replace(jobsOf(giId), jobs);
}

/** Pages through the ids of the instances that a job has to look at by `now`. */
export function pagesOfDue(job: keyof DueAt, now: Date): AsyncGenerator<readonly string[]> {
  return pagesOfDueIn(firestore.collection(paths.instanceJobs()), `dueAt.${job}`, now);
}
