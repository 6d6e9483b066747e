import { firestore } from '../../functions/src/db/firestore.ts';
import { watchWrites } from '../support/watch-writes.ts';
import { type Delivery, deliveryOf, isWatched } from '../triggers/recorder.ts';
import { countRequests } from '../triggers/request-count.ts';

export interface Cost {
  readonly reads: number;
  readonly writes: number;
  readonly invocations: number;
}

/** Runs `work`, then delivers the events of all writes, including writes by triggers. */
export async function costOf(work: () => Promise<unknown>): Promise<Cost> {
  const events: Delivery[] = [];
  const stop = watchWrites(firestore, isWatched, (before, after) => {
    events.push(deliveryOf(after.ref.path, before, after));
  });
  let invocations = 0;
  try {
    const count = await countRequests(async () => {
      await work();
      for (let event = events.shift(); event; event = events.shift()) {
        invocations += 1;
        await event();
      }
    });
    return { ...count, invocations };
  } finally {
    stop();
  }
}

export const costOfWrites = (changes: Readonly<Record<string, object>>): Promise<Cost> =>
  costOf(async () => {
    for (const [path, fields] of Object.entries(changes))
      await firestore.doc(path).set(fields, { merge: true });
  });
