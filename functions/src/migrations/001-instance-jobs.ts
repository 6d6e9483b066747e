import { DOCUMENTS, paths, readDocument } from '@fives/domain';
import type { Migration } from './migration.ts';

/**
 * What the server remembers of an instance (`dueAt`, `handled`) moves out of the instance, which people read, into
 * `instanceJobs/{giId}`, which nobody does. An instance of before there were jobs has neither: it gets a document in
 * which nothing is handled and nothing is due, and its next write, or `npm run recompute`, works out what is.
 */
export const instanceJobs: Migration = {
  id: '001-instance-jobs',
  collection: paths.gameInstances(),
  migrate: ({ path, fields }) => {
    const { dueAt, handled } = fields;
    if (dueAt === undefined && handled === undefined) return null;
    const giId = path.slice(path.lastIndexOf('/') + 1);
    const jobs = readDocument(DOCUMENTS.instanceJobs, { dueAt, handled }, giId);
    return { remove: ['dueAt', 'handled'], create: [{ path: paths.instanceJobsOf(giId), fields: jobs }] };
  },
};
