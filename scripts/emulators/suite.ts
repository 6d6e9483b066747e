import { setTimeout as pause } from 'node:timers/promises';
import { CliError } from '../cli-error.ts';
import { startStandIn } from '../fcm/stand-in.ts';
import { startMailServer } from '../mail/mail-server.ts';
import { stopRequested } from '../run-command.ts';
import { type Emulator, projectId, startFirebase } from './firebase.ts';
import { requireJavaBin } from './java.ts';
import { offsetFromEnv, type PortName, type Ports, portsAt, requireFreePorts } from './ports.ts';

/** A running emulator suite. */
export type Suite = {
  readonly ports: Ports;
  /** Where the app is, without a slash at the end. */
  readonly url: string;
  /** What a program needs in its environment to talk to this suite. */
  readonly env: Readonly<Record<string, string>>;
};

export type SuiteOptions = {
  readonly offset?: number;
  /** The emulators to start: all, if missing. `FIVES_ONLY` overrides it. */
  readonly only?: readonly Emulator[];
  /** Where the pages come from: those of Vite the caller serves itself. */
  readonly pages?: 'hosting' | 'vite';
  /** The build, of which the database alone has no need. It begins once the ports are known to be free. */
  readonly prepare?: () => Promise<void>;
};

const emulators: readonly Emulator[] = ['hosting', 'functions', 'firestore', 'auth'];
// What some of them listen on beside the port of their own name.
const morePorts: Readonly<Partial<Record<Emulator, readonly PortName[]>>> = {
  functions: ['eventarc', 'tasks'],
  firestore: ['firestoreWebsocket'],
};
// firebase-tools takes the first two whichever emulators it starts; the others are our own.
const alwaysNeeded: readonly PortName[] = ['hub', 'logging', 'fcm', 'smtp', 'mails'];
const warmUpMs = 60_000;
const lookEveryMs = 200;

/** Starts a suite with an empty database, does `work`, and stops the suite however that ends. */
export async function withSuite<T>(options: SuiteOptions, work: (suite: Suite) => Promise<T>): Promise<T> {
  const offset = options.offset ?? offsetFromEnv(process.env);
  // FIVES_ONLY=firestore,auth starts those emulators alone: rules tests then begin in three seconds.
  const wanted = process.env.FIVES_ONLY?.split(',') ?? options.only ?? emulators;
  const only = emulators.filter((emulator) => wanted.includes(emulator));
  const servesApp = only.includes('hosting') && only.includes('functions');
  const suite = suiteAt(offset);
  const needed = [...only, ...only.flatMap((emulator) => morePorts[emulator] ?? []), ...alwaysNeeded];
  const { pages = 'hosting' } = options;
  await requireFreePorts(suite.ports, pages === 'vite' ? [...needed, pages] : needed);
  const javaBin = only.includes('firestore') ? requireJavaBin() : '';
  if (servesApp) await options.prepare?.();
  console.log('Starting the emulators …');
  const standIn = await startStandIn(suite.ports.fcm);
  const mailServer = await startMailServer({ smtp: suite.ports.smtp, page: suite.ports.mails });
  const firebase = startFirebase(offset, only, javaBin, `http://127.0.0.1:${suite.ports[pages]}`);
  try {
    const ready = firebase.ready.then(() => (servesApp ? warmUpApi(suite.url) : undefined));
    return await Promise.race([ready.then(() => work(suite)), firebase.died, stopRequested]);
  } finally {
    await firebase.stop();
    await Promise.all([standIn.stop(), mailServer.stop()]);
  }
}

function suiteAt(offset: number): Suite {
  const ports = portsAt(offset);
  const at = (name: PortName) => `127.0.0.1:${ports[name]}`;
  const url = `http://${at('hosting')}`;
  const env = {
    FIRESTORE_EMULATOR_HOST: at('firestore'),
    FIREBASE_AUTH_EMULATOR_HOST: at('auth'),
    FIREBASE_EMULATOR_HUB: at('hub'),
    FIVES_FCM_STAND_IN: at('fcm'),
    FIVES_MAILS: at('mails'),
    GCLOUD_PROJECT: projectId,
    FIVES_URL: url,
    FIVES_PORT_OFFSET: String(offset),
    // Google's libraries ask whether they run in Google's cloud, which takes seconds where nobody answers.
    METADATA_SERVER_DETECTION: 'none',
  };
  return { ports, url, env };
}

/**
 * Turns the Admin SDK of this process to the running suite, unless GCLOUD_PROJECT names a project of one's own.
 * Without either it would look for credentials that are not there. To be called before the SDK is loaded.
 */
export function connectToSuite(): void {
  if (process.env.GCLOUD_PROJECT) return;
  process.env.GCLOUD_PROJECT = projectId;
  process.env.FIRESTORE_EMULATOR_HOST ??= `127.0.0.1:${portsAt(offsetFromEnv(process.env)).firestore}`;
}

/** Waits until the API answers, so that the first visitor does not wait for its process to start. */
async function warmUpApi(url: string): Promise<void> {
  const deadline = Date.now() + warmUpMs;
  for (;;) {
    const signal = AbortSignal.timeout(warmUpMs);
    const response = await fetch(`${url}/api/openapi.json`, { signal }).catch(() => undefined);
    // Any answer but a server error is the work of a hosting and an API that are up.
    // The page behind an invite link has a process of its own.
    if (response?.ok) return void (await (await fetch(`${url}/gi/none`, { signal })).text());
    if (Date.now() > deadline)
      throw new CliError(`The API at ${url}/api does not answer (${response?.status ?? 'no connection'}).`);
    await pause(lookEveryMs);
  }
}
