import { DOCUMENTS, dueOf, LONG_AGO, NOTHING_HANDLED, paths, readDocument } from '@fives/domain';
import type { Migration } from './migration.ts';

/**
 * What the server remembers of an instance (`dueAt`, `handled`) moves out of the instance, which people read, into
 * `instanceJobs/{giId}`, which nobody does. An instance of before there were jobs has neither: it is due for all of them
 * that it was ever due for, and each looks at it once.
 */
export const instanceJobs: Migration = {
  id: '001-instance-jobs',
  collection: 'gameInstances',
  migrate: ({ path, fields: stored }) => {
    const { dueAt, handled, ...fields } = stored;
    const giId = path.slice(path.lastIndexOf('/') + 1);
    const instance = readDocument(DOCUMENTS.gameInstance, fields, giId);
    const jobs =
      dueAt === undefined
        ? newJobs(instance)
        : readDocument(DOCUMENTS.instanceJobs, { dueAt, handled }, giId);
    const remove = ['dueAt', 'handled'].filter((field) => field in stored);
    return { remove, create: [{ path: paths.instanceJobsOf(giId), fields: jobs }] };
  },
};

function newJobs(instance: Parameters<typeof dueOf>[0]) {
  const handled = { ...NOTHING_HANDLED, start: instance.startDateTime };
  return { handled, dueAt: dueOf(instance, handled, LONG_AGO) };
}
