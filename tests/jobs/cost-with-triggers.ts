import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { OptimisticTransaction } from '../../functions/src/db/optimistic-transaction.ts';
import { database } from '../support/database.ts';
import { deliveryOf, isWatched } from '../triggers/recorder.ts';
import { countRequests } from '../triggers/request-count.ts';

export interface Cost {
  readonly reads: number;
  readonly writes: number;
  readonly invocations: number;
}

interface Event {
  readonly path: string;
  readonly before: DocumentSnapshot;
  readonly after: DocumentSnapshot;
}

/** Reads through another client, which `countRequests` does not count. */
const readUncounted = (path: string) => database().doc(path).get();

/**
 * Runs `work`, then delivers the events of all writes, including writes by triggers.
 * @param written events of earlier writes
 */
export async function costOf(work: () => Promise<unknown>, written: readonly Event[] = []): Promise<Cost> {
  const events: Event[] = [...written];
  const commit = OptimisticTransaction.prototype.commit;
  let invocations = 0;
  OptimisticTransaction.prototype.commit = async function (this: OptimisticTransaction) {
    const paths = this.planned()
      .map(({ path }) => path)
      .filter(isWatched);
    const before = await Promise.all(paths.map(readUncounted));
    const hasWritten = await commit.call(this);
    const after = await Promise.all(paths.map(readUncounted));
    for (const [at, path] of paths.entries()) {
      const [oldSnapshot, newSnapshot] = [before[at], after[at]];
      if (oldSnapshot && newSnapshot) events.push({ path, before: oldSnapshot, after: newSnapshot });
    }
    return hasWritten;
  };
  try {
    const count = await countRequests(async () => {
      await work();
      for (let event = events.shift(); event; event = events.shift()) {
        invocations += 1;
        await deliveryOf(event.path, event.before, event.after)();
      }
    });
    return { ...count, invocations };
  } finally {
    OptimisticTransaction.prototype.commit = commit;
  }
}

export async function costOfWrites(changes: Readonly<Record<string, object>>): Promise<Cost> {
  const events: Event[] = [];
  for (const [path, fields] of Object.entries(changes)) {
    const before = await readUncounted(path);
    await database().doc(path).set(fields, { merge: true });
    events.push({ path, before, after: await readUncounted(path) });
  }
  const { reads, writes, invocations } = await costOf(async () => {}, events);
  return { reads, writes: writes + events.length, invocations };
}
