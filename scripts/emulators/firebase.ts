import { createWriteStream, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { CliError } from '../cli-error.ts';
import { startScript } from '../processes/tool.ts';
import { emulatorCache, findFirestoreJar } from './firestore-jar.ts';
import { portsAt, writeConfig } from './ports.ts';

export const projectId = 'demo-fives';
export type Emulator = 'hosting' | 'functions' | 'firestore' | 'auth';

/** A running firebase-tools. */
export type Firebase = {
  readonly stop: () => Promise<void>;
  /** Resolves when every emulator listens; rejects when firebase-tools ends before. */
  readonly ready: Promise<void>;
  /** Rejects when firebase-tools or one of its emulators ends; never resolves. */
  readonly died: Promise<never>;
};

const shownLogLines = 15;
const noJar =
  'There is no Firestore emulator on this machine, and it could not be downloaded. Go online once, or name its jar in FIRESTORE_EMULATOR_BINARY_PATH.';
const readyLine = 'All emulators ready';
// Of an emulator that was killed firebase-tools only says so, and goes on without it.
const lostLine = 'has exited upon receiving signal';
const require = createRequire(import.meta.url);

/** Starts emulators, with the Java of a folder, for an app that is at `site`. firebase-tools' own talk, and the emulators' logs, go to a folder in .cache. */
export function startFirebase(
  offset: number,
  only: readonly Emulator[],
  javaBin: string,
  site: string,
): Firebase {
  const folder = resolve('.cache', offset ? `emulators-${offset}` : 'emulators');
  mkdirSync(folder, { recursive: true });
  const logFile = join(folder, 'emulators.log');
  const config = ['--project', projectId, '--config', writeConfig(offset, hasUi()), '--only', only.join(',')];
  const { output, exited, stop } = startScript(
    require.resolve('firebase-tools/lib/bin/firebase.js'),
    ['emulators:start', ...config],
    { cwd: folder, env: envFor(offset, javaBin, folder, site) },
  );
  output.pipe(createWriteStream(logFile));
  const lines = createInterface({ input: output });
  const hears = (words: string) =>
    new Promise<void>((heard) => lines.on('line', (line) => line.includes(words) && heard()));
  const died = Promise.race([exited, hears(lostLine)]).then(() => {
    throw new CliError(findFirestoreJar(folder) === undefined ? noJar : lastWords(logFile));
  });
  // Before anybody races it.
  died.catch(() => undefined);
  return { stop, died, ready: Promise.race([hears(readyLine), died]) };
}

function envFor(offset: number, javaBin: string, folder: string, site: string): NodeJS.ProcessEnv {
  return {
    // Quiet, asks nothing, fetches no message of the day.
    CI: '1',
    // Starting is mostly compiling of the auth emulator's validators; a larger young generation saves a sixth.
    NODE_OPTIONS: '--max-semi-space-size=64',
    // Optimising the Firestore emulator's code takes as long as a test run's requests to it: half of its CPU time.
    JAVA_TOOL_OPTIONS: [process.env.JAVA_TOOL_OPTIONS, '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC']
      .filter(Boolean)
      .join(' '),
    // It asks whether it runs in Google's cloud, which takes seconds where nobody answers.
    METADATA_SERVER_DETECTION: 'none',
    NO_UPDATE_NOTIFIER: '1',
    // What another suite left in our environment must not lead this one's functions there.
    FIRESTORE_EMULATOR_HOST: undefined,
    FIREBASE_AUTH_EMULATOR_HOST: undefined,
    FIREBASE_EMULATOR_HUB: undefined,
    // Where functions push to, instead of to Google.
    FIVES_FCM_STAND_IN: `127.0.0.1:${portsAt(offset).fcm}`,
    // The mail server that takes what they send: another one, where our own environment names it.
    FIVES_SMTP_URL: process.env.FIVES_SMTP_URL || `smtp://127.0.0.1:${portsAt(offset).smtp}`,
    // Where links in emails lead.
    FIVES_SITE_URL: site,
    PATH: [javaBin, process.env.PATH].filter(Boolean).join(delimiter),
    FIRESTORE_EMULATOR_BINARY_PATH: findFirestoreJar(folder),
  };
}

/** The emulators' own web page is a nicety: it is shown where it has been downloaded before. */
function hasUi(): boolean {
  const versions = require('firebase-tools/lib/emulator/downloadableEmulatorInfo.json') as {
    readonly ui: { readonly main: { readonly binaryPathRelativeToCacheDir: string } };
  };
  return existsSync(join(emulatorCache(), versions.ui.main.binaryPathRelativeToCacheDir));
}

function lastWords(logFile: string): string {
  const log = existsSync(logFile) ? readFileSync(logFile, 'utf8').trimEnd() : '';
  const lines = log.split('\n').slice(-shownLogLines).join('\n');
  return `${lines}\n\nThe emulators have ended. The whole log: ${logFile}`;
}
