import { deletePushToken } from '../db/push-tokens.ts';
import { withTimeout } from '../lib/with-timeout.ts';
import { readRecord, writeRecord } from './record.ts';
import { unsubscribe } from './worker.ts';

/** Maximum wait in ms, because a delete never settles offline. */
const LIMIT_MS = 3_000;

/** Ends pushes to this device. Must run before the sign-out, because only the owner may delete the token. */
export async function forgetDevice(): Promise<void> {
  const record = readRecord();
  if (record === null) return;
  writeRecord(null);
  const deletions = [unsubscribe(), deletePushToken(record.uid, record.token)];
  await withTimeout(LIMIT_MS, Promise.all(deletions));
}
