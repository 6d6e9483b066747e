import { vi } from 'vitest';
import { OptimisticTransaction } from '../../functions/src/db/optimistic-transaction.ts';

/** Delays the next commit, after all reads, until `releaseCommit` is called. */
export function delayNextCommit(): { commitReached: Promise<void>; releaseCommit: () => void } {
  const commit = OptimisticTransaction.prototype.commit;
  let releaseCommit = () => {};
  const released = new Promise<void>((resolve) => {
    releaseCommit = resolve;
  });
  const commitReached = new Promise<void>((resolve) => {
    vi.spyOn(OptimisticTransaction.prototype, 'commit').mockImplementationOnce(async function (
      this: OptimisticTransaction,
    ) {
      resolve();
      await released;
      return commit.call(this);
    });
  });
  return { commitReached, releaseCommit };
}
