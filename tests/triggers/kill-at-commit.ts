import { vi } from 'vitest';
import { OptimisticTransaction } from '../../functions/src/db/optimistic-transaction.ts';

/**
 * Simulates a process that is killed before or after commit `commitNumber` is stored: this commit and all later commits
 * throw. Call `vi.restoreAllMocks` to start again.
 */
export function killAtCommit(commitNumber: number, when: 'before' | 'after'): void {
  const commit = OptimisticTransaction.prototype.commit;
  let commits = 0;
  vi.spyOn(OptimisticTransaction.prototype, 'commit').mockImplementation(async function (
    this: OptimisticTransaction,
  ) {
    commits += 1;
    if (commits > commitNumber || (commits === commitNumber && when === 'before')) throw new Error('killed');
    const hasWritten = await commit.call(this);
    if (commits >= commitNumber) throw new Error('killed');
    return hasWritten;
  });
}

/** Runs `work` when the next transaction has read its documents. */
export function beforeNextCommit(work: () => Promise<unknown>): void {
  const commit = OptimisticTransaction.prototype.commit;
  vi.spyOn(OptimisticTransaction.prototype, 'commit').mockImplementationOnce(async function (
    this: OptimisticTransaction,
  ) {
    await work();
    return commit.call(this);
  });
}

/** Runs `work` once, before or after the first commit that writes the document at `path`. */
export function atCommitOf(path: string, when: 'before' | 'after', work: () => Promise<unknown>): void {
  const commit = OptimisticTransaction.prototype.commit;
  let isDone = false;
  const run = async (transaction: OptimisticTransaction) => {
    if (isDone || !transaction.planned().some((write) => write.path === path)) return;
    isDone = true;
    await work();
  };
  vi.spyOn(OptimisticTransaction.prototype, 'commit').mockImplementation(async function (
    this: OptimisticTransaction,
  ) {
    if (when === 'before') await run(this);
    const hasWritten = await commit.call(this);
    if (when === 'after') await run(this);
    return hasWritten;
  });
}

export async function countCommits(work: () => Promise<unknown>): Promise<number> {
  const spy = vi.spyOn(OptimisticTransaction.prototype, 'commit');
  await work();
  const { length } = spy.mock.calls;
  vi.restoreAllMocks();
  return length;
}
