import type { Uid } from '@fives/domain';
import { recall, remember } from '../lib/device-memory.ts';

/** What this device remembers of being registered for pushes. */
export interface PushRecord {
  readonly uid: Uid;
  readonly token: string;
  /** When the token was last given to the server, in milliseconds. */
  readonly refreshedAt: number;
}

const KEY = 'fives.push';

/** A token is given to the server anew after seven days, so that it knows which devices are still in use. */
const REFRESH_AFTER_MS = 7 * 24 * 3_600_000;

/** What is remembered for this person; null where they have no pushes on this device. */
export function recordOf(uid: Uid): PushRecord | null {
  const record = readRecord();
  return record?.uid === uid ? record : null;
}

/** What is remembered, whoever it is for. */
export function readRecord(): PushRecord | null {
  const record = recall(KEY);
  // Only this file writes it.
  return typeof record === 'object' ? (record as PushRecord | null) : null;
}

export function writeRecord(record: PushRecord | null): void {
  remember(KEY, record);
}

/** Whether a token is due to be given to the server anew. */
export function isStale({ refreshedAt }: PushRecord, now: Date): boolean {
  return now.getTime() - refreshedAt > REFRESH_AFTER_MS;
}
