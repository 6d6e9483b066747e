import { vi } from 'vitest';
import { Transaction } from '../../functions/src/db/transaction.ts';

/**
 * Simulates a process that is killed before or after commit `commitNumber` is stored: this commit and all later commits
 * throw. Call `vi.restoreAllMocks` to start again.
 */
export function killAtCommit(commitNumber: number, when: 'before' | 'after'): void {
  const commit = Transaction.prototype.commit;
  let commits = 0;
  vi.spyOn(Transaction.prototype, 'commit').mockImplementation(async function (this: Transaction) {
    commits += 1;
    if (commits > commitNumber || (commits === commitNumber && when === 'before')) throw new Error('killed');
    const hasWritten = await commit.call(this);
    if (commits >= commitNumber) throw new Error('killed');
    return hasWritten;
  });
}

/** Runs `work` when the next transaction has read its documents. */
export function beforeNextCommit(work: () => Promise<unknown>): void {
  const commit = Transaction.prototype.commit;
  vi.spyOn(Transaction.prototype, 'commit').mockImplementationOnce(async function (this: Transaction) {
    await work();
    return commit.call(this);
  });
}

/** Runs `work` once, before or after the first commit that writes the document at `path`. */
export function atCommitOf(path: string, when: 'before' | 'after', work: () => Promise<unknown>): void {
  const commit = Transaction.prototype.commit;
  let isDone = false;
  const run = async (transaction: Transaction) => {
    if (isDone || !transaction.planned().some((write) => write.path === path)) return;
    isDone = true;
    await work();
  };
  vi.spyOn(Transaction.prototype, 'commit').mockImplementation(async function (this: Transaction) {
    if (when === 'before') await run(this);
    const hasWritten = await commit.call(this);
    if (when === 'after') await run(this);
    return hasWritten;
  });
}

export async function countCommits(work: () => Promise<unknown>): Promise<number> {
  const spy = vi.spyOn(Transaction.prototype, 'commit');
  await work();
  const { length } = spy.mock.calls;
  vi.restoreAllMocks();
  return length;
}
