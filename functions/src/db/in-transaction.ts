import { setTimeout as pause } from 'node:timers/promises';
import { GRPC_CODES, type GrpcRefusal, grpcRefusalOf } from './grpc.ts';
import { OptimisticTransaction } from './optimistic-transaction.ts';

/** How often work is tried before giving up: of many at the same document, each attempt lets one through. */
const MAX_ATTEMPTS = 40;

/** The longest pause before another attempt. Its length is random, so that those who met do not meet again. */
const MAX_PAUSE_MS = 200;

/** How a commit is refused because a document is not as it was read. */
const CHANGED_MEANWHILE: readonly (GrpcRefusal | null)[] = [
  'NOT_FOUND',
  'ALREADY_EXISTS',
  'FAILED_PRECONDITION',
  'ABORTED',
];

/** Thrown when others were faster at each attempt. Its code is gRPC's ABORTED: the same call may work in a moment. */
export class TransactionConflictError extends Error {
  readonly code = GRPC_CODES.ABORTED;
}

type Work<T> = (transaction: OptimisticTransaction) => Promise<T>;

/**
 * Takes a decision: does `work` on the database as it is, and stores all of its writes or none. Where a document that
 * it read has changed meanwhile, does it again; so `work` may run several times, and must do nothing but read and write
 * here. Why this is not Firestore's own `runTransaction`: docs/decisions/011-use-our-own-optimistic-transactions.md.
 * @returns what the attempt that was stored has returned
 * @throws {TransactionConflictError} when no attempt got through, and whatever `work` throws
 */
export async function inTransaction<T>(work: Work<T>): Promise<T> {
  return (await attempt(work, true)).result;
}

/**
 * Derives documents from others: does `work` until it finds nothing to write. What it has read and not written may
 * change while it writes; the last look sees that, so these documents need no confirmation, which would cost a write for
 * each. `work` must write only what differs from what is stored.
 * @throws {TransactionConflictError} when no attempt got through, and whatever `work` throws
 */
export async function deriveUntilStable(work: Work<void>): Promise<void> {
  for (let round = 1; round <= MAX_ATTEMPTS; round++) {
    if (!(await attempt(work, false)).hasWritten) return;
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
