import { createWriteStream, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { startScript } from '../processes.ts';
import { CliError } from '../run-command.ts';
import { emulatorCache, findFirestoreJar } from './firestore-jar.ts';
import { portsAt, writeConfig } from './ports.ts';

export const projectId = 'demo-fives';
export type Emulator = 'hosting' | 'functions' | 'firestore' | 'auth';

export type Firebase = {
  readonly stop: () => Promise<void>;
  /** Resolves when every emulator listens. Rejects if firebase-tools ends first. */
  readonly ready: Promise<void>;
  /** Rejects when firebase-tools or an emulator ends. Never resolves. */
  readonly died: Promise<never>;
};

const shownLogLines = 15;
const noJarMessage =
  'There is no Firestore emulator on this machine, and it could not be downloaded. Go online once, or name its jar in FIRESTORE_EMULATOR_BINARY_PATH.';
const readyLine = 'All emulators ready';
// If an emulator is killed, firebase-tools logs this line and continues to run.
const killedLine = 'has exited upon receiving signal';
const require = createRequire(import.meta.url);

export function startFirebase(
  offset: number,
  only: readonly Emulator[],
  javaBin: string,
  siteUrl: string,
): Firebase {
  const folder = resolve('.cache', offset ? `emulators-${offset}` : 'emulators');
  mkdirSync(folder, { recursive: true });
  const logFile = join(folder, 'emulators.log');
  const config = [
    '--project',
    projectId,
    '--config',
    writeConfig(offset, isUiDownloaded()),
    '--only',
    only.join(','),
  ];
  const { output, exited, stop } = startScript(
    require.resolve('firebase-tools/lib/bin/firebase.js'),
    ['emulators:start', ...config],
    { cwd: folder, env: envFor(offset, javaBin, folder, siteUrl) },
  );
  output.pipe(createWriteStream(logFile));
  const lines = createInterface({ input: output });
  const waitForLine = (words: string) =>
    new Promise<void>((resolve) => lines.on('line', (line) => line.includes(words) && resolve()));
  const died = Promise.race([exited, waitForLine(killedLine)]).then(() => {
    throw new CliError(findFirestoreJar(folder) === undefined ? noJarMessage : endOfLog(logFile));
  });
  // Prevents an unhandled rejection before the first race.
  died.catch(() => undefined);
  return { stop, died, ready: Promise.race([waitForLine(readyLine), died]) };
}

function envFor(offset: number, javaBin: string, folder: string, siteUrl: string): NodeJS.ProcessEnv {
  return {
    // Disables questions and the message of the day.
    CI: '1',
    // The auth emulator compiles validators when it starts. A larger young generation of V8 saves a sixth of that time.
    NODE_OPTIONS: '--max-semi-space-size=64',
    // Parallel collectors, and a small young generation, would use more processor time.
    JAVA_TOOL_OPTIONS: [process.env.JAVA_TOOL_OPTIONS, '-XX:+UseSerialGC', '-Xmn400m']
      .filter(Boolean)
      .join(' '),
    // Skips the check for Google's cloud, which takes seconds on other machines.
    METADATA_SERVER_DETECTION: 'none',
    NO_UPDATE_NOTIFIER: '1',
    // The default is 50. Each parallel event of a function starts a process, which takes two seconds of CPU time.
    FUNCTIONS_EMULATOR_PARALLEL: '8',
    // The current environment may name another suite, which functions must not use.
    FIRESTORE_EMULATOR_HOST: undefined,
    FIREBASE_AUTH_EMULATOR_HOST: undefined,
    FIREBASE_EMULATOR_HUB: undefined,
    // Address for pushes, instead of Google.
    FIVES_FCM_STAND_IN: `127.0.0.1:${portsAt(offset).fcm}`,
    // Mail server for emails. The current environment may name another one.
    FIVES_SMTP_URL: process.env.FIVES_SMTP_URL || `smtp://127.0.0.1:${portsAt(offset).smtp}`,
    // Origin of links in emails.
    FIVES_SITE_URL: siteUrl,
    PATH: [javaBin, process.env.PATH].filter(Boolean).join(delimiter),
    FIRESTORE_EMULATOR_BINARY_PATH: findFirestoreJar(folder),
  };
}

function isUiDownloaded(): boolean {
  const versions = require('firebase-tools/lib/emulator/downloadableEmulatorInfo.json') as {
    readonly ui: { readonly main: { readonly binaryPathRelativeToCacheDir: string } };
  };
  return existsSync(join(emulatorCache(), versions.ui.main.binaryPathRelativeToCacheDir));
}

function endOfLog(logFile: string): string {
  const log = existsSync(logFile) ? readFileSync(logFile, 'utf8').trimEnd() : '';
  const lines = log.split('\n').slice(-shownLogLines).join('\n');
  return `${lines}\n\nThe emulators have ended. The whole log: ${logFile}`;
}
