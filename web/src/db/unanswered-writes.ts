import type { Uid } from '@fives/domain';
import {
  type DocumentData,
  doc,
  getDocFromCache,
  getDocFromServer,
  updateDoc,
  writeBatch,
} from 'firebase/firestore';
import { recall, remember } from '../lib/device-memory.ts';
import { firestore, writesAreSent } from './firestore.ts';

const KEY = 'fives-unanswered-writes';

/** A write to one document that the server has not answered yet, as far as one can tell whether it was made. */
interface UnansweredWrite {
  readonly id: string;
  readonly uid: Uid;
  /** The values that the document gets, but for moments, which the server sets. */
  readonly values: Readonly<Record<string, unknown>>;
}

type ByPath = Readonly<Record<string, UnansweredWrite>>;

/** What nobody on this page waits for. */
let fromBefore = remembered();

/**
 * Waits for the server's answer to writes. The database's library sends them even where the page is closed before, but
 * tells nobody then that they were refused; so they are remembered on this device until they are answered.
 * @param writes the fields that are written, by the documents' paths
 */
export async function waitForServer(
  uid: Uid,
  writes: Readonly<Record<string, DocumentData>>,
  answer: Promise<void>,
): Promise<void> {
  const id = crypto.randomUUID();
  const entries = Object.entries(writes).map(([path, fields]) => [path, { id, uid, values: plain(fields) }]);
  keep({ ...remembered(), ...Object.fromEntries(entries) });
  try {
    await answer;
  } finally {
    keep(without(remembered(), (write) => write.id === id));
  }
}

/** Changes fields of one document; nothing where there are none to change. Ends with the server's answer. */
export async function changeFields(uid: Uid, path: string, fields: DocumentData | null): Promise<void> {
  if (fields !== null) await waitForServer(uid, { [path]: fields }, updateDoc(doc(firestore, path), fields));
}

/** Changes fields of several documents, all or none; those with none to change are left out. Ends with the server's answer. */
export async function changeFieldsOfAll(
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
 * Waits until what this person wrote before the page was loaded has been answered.
 * @returns the paths of the documents for which that was refused; none when asked again
 */
export async function refusedWrites(uid: Uid): Promise<string[]> {
  const own = Object.entries(fromBefore).filter(([, write]) => write.uid === uid);
  fromBefore = without(fromBefore, (write) => write.uid === uid);
  const sent = await Promise.all(own.map(async ([path]) => !(await isWaiting(path))));
  const waiting = own.filter((_, at) => !sent[at]);
  if (waiting.length > 0) await writesAreSent();
  const refused = await Promise.all(waiting.map(([path, write]) => isRefused(path, write)));
  const ids = new Set(own.map(([, { id }]) => id));
  keep(without(remembered(), ({ id }) => ids.has(id)));
  return waiting.filter((_, at) => refused[at]).map(([path]) => path);
}

export function forgetUnansweredWrites(): void {
  keep({});
}

async function isWaiting(path: string): Promise<boolean> {
  try {
    return (await getDocFromCache(doc(firestore, path))).metadata.hasPendingWrites;
  } catch {
    // Nothing of it is on this device, and so nothing to be sent either.
    return false;
  }
}

async function isRefused(path: string, { values }: UnansweredWrite): Promise<boolean> {
  try {
    const stored = await getDocFromServer(doc(firestore, path));
    return Object.entries(values).some(([name, value]) => toText(stored.get(name)) !== toText(value));
  } catch {
    // Whoever may not even read it may not have written it.
    return true;
  }
}

/** What text and lists, numbers and switches are; maps come back in another order, and moments are the server's. */
function plain(fields: DocumentData): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) => Array.isArray(value) || typeof value !== 'object' || value === null,
    ),
  );
}

const toText = (value: unknown) => JSON.stringify(value ?? null);

function without(writes: ByPath, isGone: (write: UnansweredWrite) => boolean): ByPath {
  return Object.fromEntries(Object.entries(writes).filter(([, write]) => !isGone(write)));
}

function remembered(): ByPath {
  // Written by this file alone.
  return (recall(KEY) ?? {}) as ByPath;
}

function keep(writes: ByPath): void {
  remember(KEY, Object.keys(writes).length === 0 ? null : writes);
}
