import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { CliError, startScript } from '../processes.ts';
import { startStandIns } from '../stand-ins/stand-ins.ts';
import { findFirestoreJar, requireJavaBin } from './firestore.ts';
import { offsetFromEnv, type Ports, portsAt, projectId, requireFreePorts, writeConfig } from './ports.ts';

export type Suite = {
  readonly ports: Ports;
  /** Without a trailing slash. */
  readonly url: string;
  readonly env: Readonly<Record<string, string>>;
};

type Emulator = (typeof emulators)[number];

type SuiteOptions = {
  readonly offset?: number;
  /** All emulators if missing. `FIVES_ONLY` overrides this value. */
  readonly only?: readonly Emulator[];
  readonly pages?: 'hosting' | 'vite';
  /** Runs after the port check if the suite serves the app. */
  readonly prepare?: () => Promise<void>;
};

const emulators = ['hosting', 'functions', 'firestore', 'auth'] as const;
const noJarMessage =
  'There is no Firestore emulator on this machine, and it could not be downloaded. Go online once, or name its jar in FIRESTORE_EMULATOR_BINARY_PATH.';
const shownLogLines = 15;

/** Runs `work` while the emulators run. Rejects if an emulator ends before `work`. */
export async function withSuite<T>(options: SuiteOptions, work: (suite: Suite) => Promise<T>): Promise<T> {
  const { offset = offsetFromEnv(process.env), pages = 'hosting' } = options;
  // FIVES_ONLY=firestore,auth starts only these emulators, so that rules tests start in three seconds.
  const wanted = process.env.FIVES_ONLY?.split(',') ?? options.only ?? emulators;
  const only = emulators.filter((emulator) => wanted.includes(emulator));
  const servesApp = only.includes('hosting') && only.includes('functions');
  const suite = suiteAt(offset);
  const { vite, ...ports } = suite.ports;
  await requireFreePorts(pages === 'vite' ? { ...ports, vite } : ports);
  const javaBin = only.includes('firestore') ? requireJavaBin() : '';
  if (servesApp) await options.prepare?.();
  console.log('Starting the emulators …');
  const standIns = await startStandIns(ports);
  // Origin of links in emails.
  const siteUrl = `http://127.0.0.1:${suite.ports[pages]}`;
  const firebase = startFirebase(offset, only, { ...envFor(suite, javaBin), FIVES_SITE_URL: siteUrl });
  try {
    await firebase.ready;
    // The first request to a function starts its process.
    const warmUp = servesApp ? ['/api/openapi.json', '/gi/none'].map((path) => fetch(suite.url + path)) : [];
    return await Promise.race([Promise.all(warmUp).then(() => work(suite)), firebase.died]);
  } finally {
    await firebase.stop();
    await standIns.stop();
  }
}

export function suiteAt(offset: number): Suite {
  const ports = portsAt(offset);
  const at = (name: keyof Ports) => `127.0.0.1:${ports[name]}`;
  const url = `http://${at('hosting')}`;
  const env = {
    FIRESTORE_EMULATOR_HOST: at('firestore'),
    FIREBASE_AUTH_EMULATOR_HOST: at('auth'),
    FIREBASE_EMULATOR_HUB: at('hub'),
    FIVES_FCM_STAND_IN: at('standIns'),
    GCLOUD_PROJECT: projectId,
    FIVES_URL: url,
    FIVES_PORT_OFFSET: String(offset),
    // Google's libraries check whether they run in Google's cloud, which takes seconds on other machines.
    METADATA_SERVER_DETECTION: 'none',
  };
  return { ports, url, env };
}

function envFor({ env, ports }: Suite, javaBin: string): NodeJS.ProcessEnv {
  return {
    METADATA_SERVER_DETECTION: env.METADATA_SERVER_DETECTION,
    // Disables questions and messages.
    CI: '1',
    // The auth emulator compiles validators when it starts. A larger young generation of V8 saves a sixth of that time.
    NODE_OPTIONS: '--max-semi-space-size=64',
    // Parallel collectors, and a small young generation, would use more processor time.
    JAVA_TOOL_OPTIONS: `${process.env.JAVA_TOOL_OPTIONS ?? ''} -XX:+UseSerialGC -Xmn400m`,
    // The default is 50. Each parallel event of a function starts a process, which takes two seconds of CPU time.
    FUNCTIONS_EMULATOR_PARALLEL: '8',
    FIVES_FCM_STAND_IN: env.FIVES_FCM_STAND_IN,
    // The current environment may name another mail server.
    FIVES_SMTP_URL: process.env.FIVES_SMTP_URL || `smtp://127.0.0.1:${ports.smtp}`,
    PATH: [javaBin, process.env.PATH].filter(Boolean).join(delimiter),
  };
}

/** Returns promises: `ready` when every emulator listens, and `died`, which rejects when an emulator ends. */
function startFirebase(offset: number, only: readonly Emulator[], env: NodeJS.ProcessEnv) {
  const folder = resolve('.cache', offset ? `emulators-${offset}` : 'emulators');
  mkdirSync(folder, { recursive: true });
  const logFile = join(folder, 'emulators.log');
  const jar = findFirestoreJar(folder);
  const { output, exited, stop } = startScript(
    createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js'),
    ['emulators:start', '--project', projectId, '--config', writeConfig(offset), '--only', only.join(',')],
    { cwd: folder, env: { ...env, FIRESTORE_EMULATOR_BINARY_PATH: jar } },
  );
  output.pipe(createWriteStream(logFile));
  const lines = createInterface({ input: output });
  const waitForLine = (words: string) =>
    new Promise<void>((resolve) => lines.on('line', (line) => line.includes(words) && resolve()));
  // If an emulator is killed, firebase-tools logs this line and continues to run.
  const died = Promise.race([exited, waitForLine('has exited upon receiving signal')]).then(() => {
    const log = readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-shownLogLines).join('\n');
    throw new CliError(jar ? `${log}\n\nThe emulators have ended. The whole log: ${logFile}` : noJarMessage);
  });
  // Prevents an unhandled rejection before the first race.
  died.catch(() => undefined);
  return { stop, died, ready: Promise.race([waitForLine('All emulators ready'), died]) };
}

/**
 * Connects the Admin SDK to the running suite, unless GCLOUD_PROJECT names a project. Call before the SDK is loaded.
 */
export function connectToSuite(): void {
  if (process.env.GCLOUD_PROJECT) return;
  process.env.GCLOUD_PROJECT = projectId;
  process.env.FIRESTORE_EMULATOR_HOST ??= `127.0.0.1:${portsAt(offsetFromEnv(process.env)).firestore}`;
}
