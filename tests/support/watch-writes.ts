import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { database } from './database.ts';

export type OnChange = (before: DocumentSnapshot, after: DocumentSnapshot) => void;

type Write = { readonly update?: { readonly name: string } | null; readonly delete?: string | null };
type Commit = { readonly writes?: readonly Write[] };
/** The method of the Admin SDK that sends every write. The public types do not declare it. */
type Client = { request: (method: string, call: Commit, ...rest: unknown[]) => Promise<unknown> };

let lastWrite: Promise<unknown> = Promise.resolve();

/** Runs `write`, and reports each changed document of `paths`. Reads through a client that no test counts. */
export function withChanges<T>(
  paths: readonly string[],
  write: () => Promise<T>,
  onChange: OnChange,
): Promise<T> {
  if (paths.length === 0) return write();
  const references = [...new Set(paths)].map((path) => database().doc(path));
  // One write at a time, so that no other write changes a document between the two reads.
  const written = lastWrite.then(async () => {
    const before = await read(references);
    const result = await write();
    const after = await read(references);
    for (const [at, was] of before.entries()) {
      const is = after[at];
      const isUnchanged =
        is?.exists === was.exists && (!is.updateTime || was.updateTime?.isEqual(is.updateTime));
      if (is && !isUnchanged) onChange(was, is);
    }
    return result;
  });
  lastWrite = written.catch(() => undefined);
  return written;
}

const read = (references: readonly DocumentReference[]) => database().getAll(...references);

/** Reports the changes of all writes of an Admin SDK client. Returns a function that stops the reports. */
export function watchWrites(
  firestore: Firestore,
  isWatched: (path: string) => boolean,
  onChange: OnChange,
): () => void {
  const client = firestore as unknown as Client;
  const { request } = client;
  client.request = (method, call, ...rest) => {
    const send = () => request.call(client, method, call, ...rest);
    if (!['commit', 'batchWrite'].includes(method)) return send();
    const names = (call.writes ?? []).flatMap(({ update, delete: deleted }) => update?.name ?? deleted ?? []);
    const paths = names.map((name) => name.slice(name.indexOf('/documents/') + '/documents/'.length));
    return withChanges(paths.filter(isWatched), send, onChange);
  };
  return () => {
    client.request = request;
  };
}
