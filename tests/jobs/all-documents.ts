import { firestore } from '../../functions/src/db/firestore.ts';

const GROUPS = [
  'players',
  'notifications',
  'games',
  'stats',
  'gameInstances',
  'playerInstances',
  'motmBallots',
  'instanceJobs',
] as const;

/** Ids that Firestore generates. Ids in tests are words. */
const MADE_ID = /(?<![A-Za-z0-9])[A-Za-z0-9]{20}(?![A-Za-z0-9])/g;

/** Returns all documents that jobs and triggers write, one line each. The random id of a new instance becomes NEXT. */
export async function allDocuments(): Promise<string[]> {
  const found = await Promise.all(GROUPS.map((group) => firestore.collectionGroup(group).get()));
  return found
    .flatMap(({ docs }) => docs.map((doc) => `${doc.ref.path} ${JSON.stringify(sorted(doc.data()))}`))
    .map((line) => line.replaceAll(MADE_ID, 'NEXT'))
    .toSorted();
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  const entries = Object.entries(value).map(([name, field]) => [name, sorted(field)] as const);
  return Object.fromEntries(entries.toSorted((a, b) => (a[0] < b[0] ? -1 : 1)));
}
