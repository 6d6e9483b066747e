import { startStandIn } from '../fcm/stand-in.ts';
import { stopRequested } from '../processes/stop-request.ts';
import { type Emulator, projectId, startFirebase } from './firebase.ts';
import { requireJavaBin } from './java.ts';
import { offsetFromEnv, type PortName, type Ports, portsAt, requireFreePorts } from './ports.ts';
import { warmUpApi } from './warm-up.ts';

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
  /** Ports that the caller is going to use itself. */
  readonly alsoNeeds?: readonly PortName[];
  /** The build, of which the database alone has no need. It begins once the ports are known to be free. */
  readonly prepare?: () => Promise<void>;
};

const allEmulators: readonly Emulator[] = ['hosting', 'functions', 'firestore', 'auth'];
// firebase-tools takes the first two whichever emulators it starts; the third is our own.
const alwaysNeeded: readonly PortName[] = ['hub', 'logging', 'fcm'];
const neededBy: Readonly<Record<Emulator, readonly PortName[]>> = {
  hosting: ['hosting'],
  functions: ['functions', 'eventarc', 'tasks'],
  firestore: ['firestore', 'firestoreWebsocket'],
  auth: ['auth'],
};

/** Starts a suite with an empty database, does `work`, and stops the suite however that ends. */
export async function withSuite<T>(options: SuiteOptions, work: (suite: Suite) => Promise<T>): Promise<T> {
  const offset = options.offset ?? offsetFromEnv(process.env);
  const only = emulatorsFromEnv(process.env);
  const ports = portsAt(offset);
  await requireFreePorts(ports, [...portsOf(only), ...(options.alsoNeeds ?? [])]);
  if (only.includes('firestore')) requireJavaBin();
  if (servesApp(only)) await options.prepare?.();
  console.log('Starting the emulators …');
  const standIn = await startStandIn(ports.fcm);
  const firebase = startFirebase(offset, only);
  try {
    const ready = firebase.ready.then(() => readySuite(offset, ports, only));
    return await Promise.race([ready.then(work), firebase.died, stopRequested()]);
  } finally {
    await firebase.tool.stop();
    await standIn.stop();
  }
}

/** FIVES_ONLY=firestore,auth starts those emulators alone: rules tests then begin in three seconds. */
function emulatorsFromEnv(env: NodeJS.ProcessEnv): readonly Emulator[] {
  const wanted = env.FIVES_ONLY?.split(',');
  return wanted ? allEmulators.filter((emulator) => wanted.includes(emulator)) : allEmulators;
}

function servesApp(only: readonly Emulator[]): boolean {
  return only.includes('hosting') && only.includes('functions');
}

function portsOf(only: readonly Emulator[]): readonly PortName[] {
  return [...only.flatMap((emulator) => neededBy[emulator]), ...alwaysNeeded];
}

async function readySuite(offset: number, ports: Ports, only: readonly Emulator[]): Promise<Suite> {
  const url = `http://127.0.0.1:${ports.hosting}`;
  if (servesApp(only)) await warmUpApi(url);
  return { ports, url, env: envOf(offset, ports, url) };
}

function envOf(offset: number, ports: Ports, url: string): Record<string, string> {
  return {
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
    FIREBASE_EMULATOR_HUB: `127.0.0.1:${ports.hub}`,
    FIVES_FCM_STAND_IN: `127.0.0.1:${ports.fcm}`,
    GCLOUD_PROJECT: projectId,
    FIVES_URL: url,
    FIVES_PORT_OFFSET: String(offset),
    // Google's libraries ask whether they run in Google's cloud, which takes seconds where nobody answers.
    METADATA_SERVER_DETECTION: 'none',
  };
}
