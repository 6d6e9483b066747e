import { setTimeout as pause } from 'node:timers/promises';
import { GrpcStatus } from 'firebase-admin/firestore';
import { Transaction } from './transaction.ts';

export function grpcStatusOf(error: unknown): GrpcStatus | null {
  return error instanceof Error && 'code' in error ? (error.code as GrpcStatus) : null;
}

/** Maximum number of attempts. If many transactions write the same document, one of them succeeds at a time. */
const MAX_ATTEMPTS = 40;

/** Longest pause before the next attempt. Pauses are random, so that the same transactions do not conflict again. */
const MAX_PAUSE_MS = 200;

/** Longest pause before the next round if other writes keep changing the documents. */
const MAX_ROUND_PAUSE_MS = 2_000;

const CONFLICTS: readonly (GrpcStatus | null)[] = [
  GrpcStatus.NOT_FOUND,
  GrpcStatus.ALREADY_EXISTS,
  GrpcStatus.FAILED_PRECONDITION,
  GrpcStatus.ABORTED,
];

/** Thrown after the last attempt. The code is ABORTED of gRPC, because a later retry may succeed. */
class TransactionConflictError extends Error {
  readonly code = GrpcStatus.ABORTED;
}

type Work<T> = (transaction: Transaction) => Promise<T>;

/**
 * Runs `work` and stores all writes or none. Runs `work` again if a document that was read has changed, so `work` must
 * have no other effects.
 * @see docs/decisions/011-use-our-own-optimistic-transactions.md for why Fives does not use `runTransaction` of Firestore
 * @throws {TransactionConflictError} if every attempt fails
 */
export async function inTransaction<T>(work: Work<T>): Promise<T> {
  return (await attempt(work, true)).result;
}

/**
 * Runs `work` until there is nothing to write, so that no read needs a confirming write. `work` must write only values
 * that differ from the stored documents.
 * @throws {TransactionConflictError} if every attempt fails
 */
export async function deriveUntilStable(work: Work<void>): Promise<void> {
  for (let round = 1; round <= MAX_ATTEMPTS; round++) {
    if (!(await attempt(work, false)).hasWritten) return;
    // No pause before the second round, which usually writes nothing.
    if (round > 1) await pause(Math.min(MAX_ROUND_PAUSE_MS, 50 * 2 ** round));
  }
  throw new TransactionConflictError('Every round found more to write');
}

async function attempt<T>(
  work: Work<T>,
  confirmsReads: boolean,
): Promise<{ result: T; hasWritten: boolean }> {
  for (let attempts = 1; attempts <= MAX_ATTEMPTS; attempts++) {
    const transaction = new Transaction({ confirmsReads });
    const result = await work(transaction);
    try {
      return { result, hasWritten: await transaction.commit() };
    } catch (error) {
      if (!CONFLICTS.includes(grpcStatusOf(error))) throw error;
    }
    await pause(Math.random() * Math.min(MAX_PAUSE_MS, 10 * attempts));
  }
  throw new TransactionConflictError('Every attempt conflicted with a concurrent write');
}
