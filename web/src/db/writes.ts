import { type Actor, decideOrThrow, type Transition, type Uid } from '@fives/domain';
import {
  type DocumentData,
  doc,
  getDocFromCache,
  getDocFromServer,
  serverTimestamp,
  writeBatch,
} from 'firebase/firestore';
import { recall, remember } from '../lib/device-memory.ts';
import { firestore, waitForWrites } from './firestore.ts';

const KEY = 'fives-unanswered-writes';

interface UnansweredWrite {
  readonly id: string;
  readonly uid: Uid;
  /** Written values that can be compared with the stored ones. Contains no timestamps and no maps. */
  readonly values: Readonly<Record<string, unknown>>;
}

type ByPath = Readonly<Record<string, UnansweredWrite>>;

let earlierWrites = storedWrites();

/**
 * Stores the writes on this device until the server responds. After a reload, Firestore does not report refusals.
 * @param writes the written fields by document path
 */
export async function waitForServer(
  uid: Uid,
  writes: Readonly<Record<string, DocumentData>>,
  response: Promise<void>,
): Promise<void> {
  const id = crypto.randomUUID();
  const entries = Object.entries(writes).map(([path, fields]) => [
    path,
    { id, uid, values: comparableFields(fields) },
  ]);
  storeWrites({ ...storedWrites(), ...Object.fromEntries(entries) });
  try {
    await response;
  } finally {
    storeWrites(without(storedWrites(), (write) => write.id === id));
  }
}

/** @param changes fields by document path. Null skips a document */
export async function changeFields(
  uid: Uid,
  changes: Readonly<Record<string, DocumentData | null>>,
): Promise<void> {
  const writes = Object.fromEntries(
    Object.entries(changes).flatMap(([path, fields]) => (fields === null ? [] : [[path, fields] as const])),
  );
  if (Object.keys(writes).length === 0) return;
  const batch = writeBatch(firestore);
  for (const [path, fields] of Object.entries(writes)) batch.update(doc(firestore, path), fields);
  await waitForServer(uid, writes, batch.commit());
}

/**
 * Waits for the server's response to the writes of earlier page loads.
 * @returns the paths of documents whose write was refused. Later calls return an empty list
 */
export async function refusedWrites(uid: Uid): Promise<string[]> {
  const own = Object.entries(earlierWrites).filter(([, write]) => write.uid === uid);
  earlierWrites = without(earlierWrites, (write) => write.uid === uid);
  const sent = await Promise.all(own.map(async ([path]) => !(await isWaiting(path))));
  const waiting = own.filter((_, at) => !sent[at]);
  if (waiting.length > 0) await waitForWrites();
  const refused = await Promise.all(waiting.map(([path, write]) => isRefused(path, write)));
  const ids = new Set(own.map(([, { id }]) => id));
  storeWrites(without(storedWrites(), ({ id }) => ids.has(id)));
  return waiting.filter((_, at) => refused[at]).map(([path]) => path);
}

export function forgetUnansweredWrites(): void {
  storeWrites({});
}

async function isWaiting(path: string): Promise<boolean> {
  try {
    return (await getDocFromCache(doc(firestore, path))).metadata.hasPendingWrites;
  } catch {
    // The document is not in the cache, so no write is pending.
    return false;
  }
}

async function isRefused(path: string, { values }: UnansweredWrite): Promise<boolean> {
  try {
    const stored = await getDocFromServer(doc(firestore, path));
    return Object.entries(values).some(([name, value]) => toText(stored.get(name)) !== toText(value));
  } catch {
    // An unreadable document cannot have accepted the write.
    return true;
  }
}

/** Omits maps, whose keys Firestore reorders, and timestamps, which the server sets. */
function comparableFields(fields: DocumentData): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) => Array.isArray(value) || typeof value !== 'object' || value === null,
    ),
  );
}

const toText = (value: unknown) => JSON.stringify(value ?? null);

function without(writes: ByPath, matches: (write: UnansweredWrite) => boolean): ByPath {
  return Object.fromEntries(Object.entries(writes).filter(([, write]) => !matches(write)));
}

function storedWrites(): ByPath {
  // Only this file writes `KEY`.
  return (recall(KEY) ?? {}) as ByPath;
}

function storeWrites(writes: ByPath): void {
  remember(KEY, Object.keys(writes).length === 0 ? null : writes);
}

/**
 * Returns the fields that a transition writes to Firestore, or null if nothing changes.
 * @throws ApiError with the reason if the transition refuses the change
 */
export function decideStoredFields<State, Change>(
  transition: Transition<State, Change, object | null>,
  state: State,
  actor: Actor,
  change: Change,
): DocumentData | null {
  const now = new Date();
  const fields = decideOrThrow(transition, state, actor, change, now) ?? {};
  return Object.keys(fields).length === 0 ? null : withServerTimestamp(fields, now);
}

/** Replaces `now` with the server timestamp. Compares by identity, so an equal date stays. */
export function withServerTimestamp(fields: object, now: Date): DocumentData {
  const entries = Object.entries(fields).map(([name, value]) => [
    name,
    value === now ? serverTimestamp() : value,
  ]);
  return Object.fromEntries(entries);
}
