import type { AddressInfo } from 'node:net';
import express, { type Request } from 'express';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { LongWork } from '../../functions/src/long-work/long-work.ts';
import { portsAt } from '../../scripts/emulators/ports.ts';
import type { Delivery } from '../triggers/recorder.ts';
import { database } from './database.ts';

// The platform of the API tests, in their own process: it serves the API, queues an event for each write to a document
// that a trigger watches, and runs the task queue. Only Firestore and Auth run as emulators.

type Write = { readonly update?: { readonly name: string } | null; readonly delete?: string | null };
type Commit = { readonly writes?: readonly Write[] };
/** The method of the Admin SDK that sends every write. The public types do not declare it. */
type Client = { request: (method: string, call: Commit, ...rest: unknown[]) => Promise<unknown> };

/** Resolves when the events that are queued now have been handled. */
let handled: Promise<void> = Promise.resolve();
let failure: unknown = null;

/** Delivers one event at a time, in the order of the writes. */
function queue(event: Delivery): void {
  handled = handled.then(event).catch((error: unknown) => {
    failure ??= error;
  });
}

/**
 * Waits until every queued event, and every event that these cause, has been handled.
 * @throws the first error of a handler
 */
export async function settle(): Promise<void> {
  let last: Promise<void>;
  do {
    last = handled;
    await last;
  } while (last !== handled);
  const error = failure;
  failure = null;
  if (error !== null) throw error;
}

/** Set by {@link startPlatform}. */
let deliver: (before: DocumentSnapshot, after: DocumentSnapshot) => Promise<void> = async () => undefined;
let isWatched = (_path: string): boolean => false;
let lastWrite: Promise<unknown> = Promise.resolve();

/** Runs `write`, and queues an event for each changed document of `paths` that a trigger watches. */
export function withEvents<T>(paths: readonly string[], write: () => Promise<T>): Promise<T> {
  const watched = [...new Set(paths)].filter(isWatched).map((path) => database().doc(path));
  if (watched.length === 0) return write();
  // One write at a time, so that no other write changes a document between the two reads.
  const written = lastWrite.then(async () => {
    const before = await read(watched);
    const result = await write();
    const after = await read(watched);
    for (const [at, was] of before.entries()) {
      const is = after[at];
      const isUnchanged =
        is?.exists === was.exists && (!is.updateTime || was.updateTime?.isEqual(is.updateTime));
      if (is && !isUnchanged) queue(() => deliver(was, is));
    }
    return result;
  });
  lastWrite = written.catch(() => undefined);
  return written;
}

const read = (references: readonly DocumentReference[]) => database().getAll(...references);

/** Queues events for all writes of an Admin SDK client. */
function watchWritesOf(firestore: Firestore): void {
  const client = firestore as unknown as Client;
  const request = client.request.bind(client);
  client.request = (method, call, ...rest) => {
    if (!['commit', 'batchWrite'].includes(method)) return request(method, call, ...rest);
    const names = (call.writes ?? []).flatMap(({ update, delete: deleted }) => update?.name ?? deleted ?? []);
    const paths = names.map((name) => name.slice(name.indexOf('/documents/') + '/documents/'.length));
    return withEvents(paths, () => request(method, call, ...rest));
  };
}

let started: Promise<void> | null = null;

/** Starts the platform once per process. Sets the environment before it loads the functions, which read it. */
export function startPlatform(): Promise<void> {
  started ??= start();
  return started;
}

async function start(): Promise<void> {
  const app = express();
  const server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  Object.assign(process.env, {
    FIVES_URL: `http://${address}`,
    FIVES_SITE_URL: `http://${address}`,
    CLOUD_TASKS_EMULATOR_HOST: address,
    FIVES_SMTP_URL: `smtp://127.0.0.1:${portsAt(Number(process.env.FIVES_PORT_OFFSET)).smtp}`,
    FIVES_PROXIES: '1',
    FIVES_REGION: 'us-central1',
  });
  const [
    { app: api },
    { messaging },
    { mail },
    { pushQueued },
    recorder,
    { firestore },
    { skipUnreadable },
    { doLongWork },
  ] = await Promise.all([
    import('../../functions/src/api/app.ts'),
    import('../../functions/src/emulator/messaging.ts'),
    import('../../functions/src/emulator/mail.ts'),
    import('../../functions/src/notifications/push-queue.ts'),
    import('../triggers/recorder.ts'),
    import('../../functions/src/db/firestore.ts'),
    import('../../functions/src/db/document.ts'),
    import('../../functions/src/long-work/long-work.ts'),
  ]);
  recorder.watchNotifications(pushQueued({ push: messaging, email: mail }));
  deliver = (before, after) => skipUnreadable(recorder.deliveryOf(before.ref.path, before, after));
  isWatched = recorder.isWatched;
  for (const client of [firestore, database()]) watchWritesOf(client);
  const parser = { limit: '32mb', verify: keepRawBody };
  app.use(express.json(parser), express.text(parser), express.urlencoded({ ...parser, extended: true }));
  app.use(express.raw({ ...parser, type: '*/*' }));
  app.post('/projects/*path/tasks', (request, response) => {
    const { body } = request.body.task.httpRequest as { body: string };
    const { data } = JSON.parse(Buffer.from(body, 'base64').toString()) as { data: LongWork };
    queue(() => doLongWork(data, new Date()));
    response.json({});
  });
  app.use(api);
}

/** The platform of Google gives functions the unparsed body too. */
function keepRawBody(request: Request & { rawBody?: Buffer }, _response: unknown, body: Buffer): void {
  request.rawBody = body;
}
