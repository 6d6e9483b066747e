import { DOCUMENTS, type DueAt, type GiId, type InstanceJobs, paths } from '@fives/domain';
import { getFound, parserOf } from '../document.ts';
import { firestore } from '../firestore.ts';
import { pagesOfDueIn } from '../pages.ts';
import type { Transaction } from '../transaction.ts';

const parse = parserOf(DOCUMENTS.instanceJobs);
const referenceOf = (giId: GiId) => firestore.doc(paths.instanceJobsOf(giId));

/** Returns null if no job state is stored yet, for example right after an import created the instance. */
export function findInstanceJobs(giId: GiId, transaction?: Transaction) {
  return getFound(referenceOf(giId), parse, transaction);
}

export function saveInstanceJobs(transaction: Transaction, giId: GiId, jobs: InstanceJobs): void {
  transaction.replace(referenceOf(giId), jobs);
}

export function pagesOfDue(job: keyof DueAt, now: Date): AsyncGenerator<readonly string[]> {
  return pagesOfDueIn(firestore.collection(paths.instanceJobs()), `dueAt.${job}`, now);
}
