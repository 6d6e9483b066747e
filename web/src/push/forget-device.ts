import { deletePushToken } from '../db/push-tokens.ts';
import { within } from '../lib/within.ts';
import { readRecord, writeRecord } from './record.ts';
import { unsubscribe } from './worker.ts';

/** While offline a delete does not end; nobody should wait for it to log out. */
const LIMIT_MS = 3_000;

/** Ends pushes to this device, whoever they were for. Must come before they log out, as only they may. */
export async function forgetDevice(): Promise<void> {
  const record = readRecord();
  if (record === null) return;
  writeRecord(null);
  const ends = [unsubscribe(), deletePushToken(record.uid, record.token)];
  await within(LIMIT_MS, Promise.all(ends));
}
