import { vi } from 'vitest';
import { Transaction } from '../../functions/src/db/transaction.ts';

/** Delays the next commit, after all reads, until `releaseCommit` is called. */
export function delayNextCommit(): { commitReached: Promise<void>; releaseCommit: () => void } {
  const commit = Transaction.prototype.commit;
  let releaseCommit = () => {};
  const released = new Promise<void>((resolve) => {
    releaseCommit = resolve;
  });
  const commitReached = new Promise<void>((resolve) => {
    vi.spyOn(Transaction.prototype, 'commit').mockImplementationOnce(async function (this: Transaction) {
      resolve();
      await released;
      return commit.call(this);
    });
  });
  return { commitReached, releaseCommit };
}
