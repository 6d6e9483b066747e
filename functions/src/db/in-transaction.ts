import { setTimeout as pause } from 'node:timers/promises';
import { GRPC_CODES, type GrpcRefusal, grpcRefusalOf } from './grpc.ts';
import { OptimisticTransaction } from './optimistic-transaction.ts';

/** Attempts before giving up. If many transactions write the same document, each attempt lets one through. */
const MAX_ATTEMPTS = 40;

/** Longest pause before the next attempt. The length is random, so that the same transactions do not conflict again. */
const MAX_PAUSE_MS = 200;

/** Longest pause before another look at documents that others keep changing. */
const MAX_LOOK_PAUSE_MS = 2_000;

const CHANGED_MEANWHILE: readonly (GrpcRefusal | null)[] = [
  'NOT_FOUND',
  'ALREADY_EXISTS',
  'FAILED_PRECONDITION',
  'ABORTED',
];

/** Error after the last attempt. Its code is gRPC's ABORTED, because the same call may work in a moment. */
export class TransactionConflictError extends Error {
  readonly code = GRPC_CODES.ABORTED;
}

type Work<T> = (transaction: OptimisticTransaction) => Promise<T>;

/**
 * Runs `work` and stores all of its writes or none. If a document that was read has changed, runs `work` again, so
 * `work` must have no other effects.
 * @see docs/decisions/011-use-our-own-optimistic-transactions.md for why this is not Firestore's `runTransaction`
 * @throws {TransactionConflictError} if every attempt fails
 */
export async function inTransaction<T>(work: Work<T>): Promise<T> {
  return (await attempt(work, true)).result;
}

/**
 * Runs `work` until it writes nothing, so that documents that were only read need no confirming write. `work` must
 * write only what differs from the stored documents.
 * @throws {TransactionConflictError} if every attempt fails
 */
export async function deriveUntilStable(work: Work<void>): Promise<void> {
  for (let round = 1; round <= MAX_ATTEMPTS; round++) {
    if (!(await attempt(work, false)).hasWritten) return;
    // The second look follows at once, because it usually finds nothing.
    if (round > 1) await pause(Math.min(MAX_LOOK_PAUSE_MS, 50 * 2 ** round));
  }
  throw new TransactionConflictError('There was more to write after every attempt');
}

async function attempt<T>(
  work: Work<T>,
  confirmsReads: boolean,
): Promise<{ result: T; hasWritten: boolean }> {
  for (let attempts = 1; attempts <= MAX_ATTEMPTS; attempts++) {
    const transaction = new OptimisticTransaction({ confirmsReads });
    const result = await work(transaction);
    try {
      return { result, hasWritten: await transaction.commit() };
    } catch (error) {
      if (!CHANGED_MEANWHILE.includes(grpcRefusalOf(error))) throw error;
    }
    await pause(Math.random() * Math.min(MAX_PAUSE_MS, 10 * attempts));
  }
  throw new TransactionConflictError('Others were faster each time');
}
