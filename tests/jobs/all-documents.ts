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
  'imports',
] as const;

/** Matches ids that Firestore generates. Ids in tests are words. */
const GENERATED_ID = /(?<![A-Za-z0-9])[A-Za-z0-9]{20}(?![A-Za-z0-9])/g;

/** Returns a line for each document that jobs and triggers write. Replaces generated ids by NEXT. */
export async function allDocuments(): Promise<string[]> {
  const found = await Promise.all(GROUPS.map((group) => firestore.collectionGroup(group).get()));
  return found
    .flatMap(({ docs }) => docs.map((doc) => `${doc.ref.path} ${JSON.stringify(withSortedKeys(doc.data()))}`))
    .map((line) => line.replaceAll(GENERATED_ID, 'NEXT'))
    .toSorted();
}

function withSortedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSortedKeys);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  const entries = Object.entries(value).map(([name, field]) => [name, withSortedKeys(field)] as const);
  return Object.fromEntries(entries.toSorted((a, b) => (a[0] < b[0] ? -1 : 1)));
}
