import { deletePushToken } from '../db/push-tokens.ts';
import { within } from '../lib/within.ts';
import { readRecord, writeRecord } from './record.ts';
import { unsubscribe } from './worker.ts';

/** Milliseconds. A delete never settles offline, so the log-out does not wait longer. */
const LIMIT_MS = 3_000;

/** Ends pushes to this device. Call this before log-out, because only the owner may delete the token. */
export async function forgetDevice(): Promise<void> {
  const record = readRecord();
  if (record === null) return;
  writeRecord(null);
  const ends = [unsubscribe(), deletePushToken(record.uid, record.token)];
  await within(LIMIT_MS, Promise.all(ends));
}
