import { existsSync, mkdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { globSync } from 'tinyglobby';

const insideCloudCli = '../../platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';
// In a manifest, a line has at most 72 bytes, and the last line needs a line break.
const manifest = `Manifest-Version: 1.0
Main-Class: com.google.cloud.datastore.emulator.firestore.CloudFirestore
Class-Path: cloud-cli.jar
`;

export function emulatorCache(env: NodeJS.ProcessEnv = process.env): string {
  return env.FIREBASE_EMULATORS_PATH ?? join(homedir(), '.cache', 'firebase', 'emulators');
}

/**
 * Returns the first of these jars: the one that `env` names, the newest one that firebase-tools downloaded, or a
 * starter in `folder` for the jar of the Google Cloud CLI. If the result is undefined, firebase-tools downloads a jar.
 */
export function findFirestoreJar(folder: string, env: NodeJS.ProcessEnv = process.env): string | undefined {
  const named = env.FIRESTORE_EMULATOR_BINARY_PATH || newestDownloaded(emulatorCache(env));
  if (named) return named;
  const jar = findInCloudCli(env.PATH);
  return jar && writeStarter(folder, jar);
}

function newestDownloaded(cwd: string): string | undefined {
  const jars = globSync('cloud-firestore-emulator-v*.jar', { cwd, absolute: true });
  return jars.sort((a, b) => a.localeCompare(b, 'en', { numeric: true })).at(-1);
}

function findInCloudCli(path = ''): string | undefined {
  const programs = path.split(delimiter).map((folder) => join(folder, 'gcloud'));
  const gcloud = programs.find((program) => existsSync(program));
  const jar = gcloud && join(realpathSync(gcloud), insideCloudCli);
  return jar && existsSync(jar) ? jar : undefined;
}

/**
 * Writes a jar that contains only a manifest. firebase-tools runs `java -jar`, which needs a main class in the
 * manifest, and the CLI's jar has none.
 */
function writeStarter(folder: string, jar: string): string {
  const [starter, link] = [join(folder, 'firestore-emulator.jar'), join(folder, 'cloud-cli.jar')];
  mkdirSync(folder, { recursive: true });
  rmSync(link, { force: true });
  symlinkSync(jar, link);
  writeFileSync(starter, zipSync({ 'META-INF/MANIFEST.MF': strToU8(manifest) }));
  return starter;
}
