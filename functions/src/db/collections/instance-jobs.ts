import { DOCUMENTS, type DueAt, paths } from '@fives/domain';
import { documentsOf } from '../documents-of.ts';
import { firestore } from '../firestore.ts';
import { pagesOfDueIn } from '../pages.ts';

/** `findInstanceJobs` returns null if no job state is stored yet, such as right after an import. */
export const { find: findInstanceJobs, replace: saveInstanceJobs } = documentsOf(
  DOCUMENTS.instanceJobs,
  paths.instanceJobsOf,
);

export function pagesOfDue(job: keyof DueAt, now: Date): AsyncGenerator<readonly string[]> {
  return pagesOfDueIn(firestore.collection(paths.instanceJobs()), `dueAt.${job}`, now);
}
