/** What this device remembers of being registered for pushes. */
export interface PushRecord {
  readonly uid: string;
  readonly token: string;
  /** When the token was last given to the server, in milliseconds. */
  readonly refreshedAt: number;
}

const KEY = 'fives.push';

/** A token is given to the server anew after seven days, so that it knows which devices are still in use. */
const REFRESH_AFTER_MS = 7 * 24 * 3_600_000;

/** What is remembered for this person; null where they have no pushes on this device. */
export function recordOf(uid: string): PushRecord | null {
  const record = readRecord();
  return record?.uid === uid ? record : null;
}

/** What is remembered, whoever it is for. */
export function readRecord(): PushRecord | null {
  try {
    // Only this file writes it.
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as PushRecord | null;
  } catch {
    return null;
  }
}

export function writeRecord(record: PushRecord | null): void {
  if (record === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, JSON.stringify(record));
}

/** Whether a token is due to be given to the server anew. */
export function isStale({ refreshedAt }: PushRecord, now: Date): boolean {
  return now.getTime() - refreshedAt > REFRESH_AFTER_MS;
}
