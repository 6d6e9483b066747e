import { setTimeout as pause } from 'node:timers/promises';
import { startStandIn } from '../fcm/stand-in.ts';
import { startMailServer } from '../mail/mail-server.ts';
import { CliError, stopRequested } from '../run-command.ts';
import { type Emulator, projectId, startFirebase } from './firebase.ts';
import { requireJavaBin } from './java.ts';
import { offsetFromEnv, type PortName, type Ports, portsAt, requireFreePorts } from './ports.ts';

export type Suite = {
  readonly ports: Ports;
  /** Without a trailing slash. */
  readonly url: string;
  readonly env: Readonly<Record<string, string>>;
};

export type SuiteOptions = {
  readonly offset?: number;
  /** All emulators if missing. `FIVES_ONLY` overrides this value. */
  readonly only?: readonly Emulator[];
  readonly pages?: 'hosting' | 'vite';
  /** Runs after the port check if the suite serves the app. */
  readonly prepare?: () => Promise<void>;
};

const emulators: readonly Emulator[] = ['hosting', 'functions', 'firestore', 'auth'];
const additionalPorts: Readonly<Partial<Record<Emulator, readonly PortName[]>>> = {
  functions: ['eventarc', 'tasks'],
  firestore: ['firestoreWebsocket'],
};
// firebase-tools always uses the first two ports. The other servers are part of this project.
const alwaysNeeded: readonly PortName[] = ['hub', 'logging', 'fcm', 'smtp', 'mails'];
const maxWarmUpMs = 60_000;
const pollMs = 200;

export async function withSuite<T>(options: SuiteOptions, work: (suite: Suite) => Promise<T>): Promise<T> {
  const offset = options.offset ?? offsetFromEnv(process.env);
  // FIVES_ONLY=firestore,auth starts only these emulators, so that rules tests start in three seconds.
  const wanted = process.env.FIVES_ONLY?.split(',') ?? options.only ?? emulators;
  const only = emulators.filter((emulator) => wanted.includes(emulator));
  const servesApp = only.includes('hosting') && only.includes('functions');
  const suite = suiteAt(offset);
  const needed = [...only, ...only.flatMap((emulator) => additionalPorts[emulator] ?? []), ...alwaysNeeded];
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
    // Google's libraries check whether they run in Google's cloud, which takes seconds on other machines.
    METADATA_SERVER_DETECTION: 'none',
  };
  return { ports, url, env };
}

/**
 * Connects the Admin SDK to the running suite, unless GCLOUD_PROJECT names a project. Call before the SDK is loaded.
 */
export function connectToSuite(): void {
  if (process.env.GCLOUD_PROJECT) return;
  process.env.GCLOUD_PROJECT = projectId;
  process.env.FIRESTORE_EMULATOR_HOST ??= `127.0.0.1:${portsAt(offsetFromEnv(process.env)).firestore}`;
}

async function warmUpApi(url: string): Promise<void> {
  const deadline = Date.now() + maxWarmUpMs;
  for (;;) {
    const signal = AbortSignal.timeout(maxWarmUpMs);
    const response = await fetch(`${url}/api/openapi.json`, { signal }).catch(() => undefined);
    // Hosting and the API respond. The function for invite pages runs in a separate process, which this request starts.
    if (response?.ok) return void (await (await fetch(`${url}/gi/none`, { signal })).text());
    if (Date.now() > deadline)
      throw new CliError(`The API at ${url}/api does not respond (${response?.status ?? 'no connection'}).`);
    await pause(pollMs);
  }
}
