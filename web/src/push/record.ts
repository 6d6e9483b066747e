import type { Uid } from '@fives/domain';
import { recall, remember } from '../lib/device-memory.ts';

interface PushRecord {
  readonly uid: Uid;
  readonly token: string;
  /** Time of the last token upload in ms. */
  readonly refreshedAt: number;
}

const KEY = 'fives.push';

/** Age in ms after which a token is uploaded again, so that the server can recognise active devices. */
const REFRESH_AFTER_MS = 7 * 24 * 3_600_000;

export function recordOf(uid: Uid): PushRecord | null {
  const record = readRecord();
  return record?.uid === uid ? record : null;
}

export function readRecord(): PushRecord | null {
  const record = recall(KEY);
  // Only this file writes `KEY`.
  return typeof record === 'object' ? (record as PushRecord | null) : null;
}

export function writeRecord(record: PushRecord | null): void {
  remember(KEY, record);
}

export function isStale({ refreshedAt }: PushRecord, now: Date): boolean {
  return now.getTime() - refreshedAt > REFRESH_AFTER_MS;
}

const DECLINED_KEY = 'fives.push.declined';

export function hasDeclinedPushes(): boolean {
  return recall(DECLINED_KEY) !== null;
}

export function rememberDeclined(): void {
  remember(DECLINED_KEY, true);
}
