import { setTimeout as pause } from 'node:timers/promises';
import { Transaction } from './transaction.ts';

/**
 * How often work is tried before giving up. Of many that meet at one document each round lets one through, so this is
 * also how many may meet: more than ever answer an invite in the same second.
 */
const MAX_ATTEMPTS = 40;

/** The longest pause before another attempt; a random part of it, so that those who met do not meet again. */
const MAX_PAUSE_MS = 200;

/**
 * The gRPC codes (google.rpc.Code) of a commit that came too late, because what was read has been changed since:
 * 5 NOT_FOUND, 6 ALREADY_EXISTS, 9 FAILED_PRECONDITION, 10 ABORTED.
 */
const TOO_LATE = [5, 6, 9, 10];

/** Thrown when others were faster each time. Its code is gRPC's ABORTED: the same call may work in a moment. */
export class Contended extends Error {
  readonly code = 10;
}

/**
 * Does `work` on the database as it is, and stores all of its writes or none; where somebody else has changed one of
 * its documents meanwhile, does it again. So `work` may run several times, and must do nothing but read and write here.
 *
 * This is optimistic on purpose. Server-side Firestore transactions lock what they read, and two that read the same
 * document before both write it wait for each other: in the emulator for two seconds each, in which ten people who
 * answer at once would wait for most of a minute.
 */
export async function inTransaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
  return (await attempt(work)).result;
}

/**
 * Does `work`, which derives documents from others, until it finds nothing to write. What it read but did not write may
 * have changed while it wrote; looking once more after the last write is what makes the result right, however many
 * others do the same at the same time.
 */
export async function untilSettled(work: (transaction: Transaction) => Promise<void>): Promise<void> {
  for (let round = 1; round <= MAX_ATTEMPTS; round++) {
    if (!(await attempt(work)).hasWritten) return;
  }
  throw new Contended('Did not settle');
}

async function attempt<T>(
  work: (transaction: Transaction) => Promise<T>,
): Promise<{ result: T; hasWritten: boolean }> {
  for (let attempts = 1; attempts <= MAX_ATTEMPTS; attempts++) {
    const transaction = new Transaction();
    const result = await work(transaction);
    try {
      return { result, hasWritten: await transaction.commit() };
    } catch (error) {
      if (!isTooLate(error)) throw error;
    }
    await pause(Math.random() * Math.min(MAX_PAUSE_MS, 10 * attempts));
  }
  throw new Contended('Others were faster each time');
}

function isTooLate(error: unknown): boolean {
  return error instanceof Error && 'code' in error && TOO_LATE.some((code) => code === error.code);
}
