import type { AddressInfo } from 'node:net';
import express, { type Request } from 'express';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { LongWork } from '../../functions/src/long-work/long-work.ts';
import { portsAt } from '../../scripts/emulators/ports.ts';
import type { Delivery } from '../triggers/recorder.ts';
import { database } from './database.ts';
import { type OnChange, watchWrites, withChanges } from './watch-writes.ts';

// The platform of the API tests, in their own process: it serves the API, queues an event for each write to a document
// that a trigger watches, and runs the task queue. Only Firestore and Auth run as emulators.

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

/** Runs `write`, and queues an event for each changed document of `paths` that a trigger watches. */
export const withEvents = <T>(paths: readonly string[], write: () => Promise<T>): Promise<T> =>
  withChanges(paths.filter(isWatched), write, queueEvent);

const queueEvent: OnChange = (before, after) => queue(() => deliver(before, after));

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
  for (const client of [firestore, database()]) watchWrites(client, isWatched, queueEvent);
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
