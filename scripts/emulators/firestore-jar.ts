import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { writeWhole } from '../write-whole.ts';
import { toManifest } from './manifest.ts';
import { storedZip } from './stored-zip.ts';

const mainClass = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
const insideCloudCli = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';

/** Where firebase-tools keeps the emulators it has downloaded. */
export function emulatorCache(env: NodeJS.ProcessEnv = process.env): string {
  return env.FIREBASE_EMULATORS_PATH ?? join(homedir(), '.cache', 'firebase', 'emulators');
}

/**
 * The jar of the Firestore emulator on this machine: the one that is named, one that firebase-tools has
 * downloaded before, or the Google Cloud CLI's. Without any, firebase-tools downloads its own.
 */
export function findFirestoreJar(env: NodeJS.ProcessEnv = process.env): string | undefined {
  return env.FIRESTORE_EMULATOR_BINARY_PATH || findDownloaded(emulatorCache(env)) || findInCloudCli(env.PATH);
}

function findDownloaded(folder: string): string | undefined {
  if (!existsSync(folder)) return undefined;
  const jars = readdirSync(folder).filter((name) => /^cloud-firestore-emulator-v[\d.]+\.jar$/.test(name));
  const [newest] = jars.sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
  return newest && join(folder, newest);
}

function findInCloudCli(path = ''): string | undefined {
  const gcloud = path
    .split(delimiter)
    .map((folder) => join(folder, 'gcloud'))
    .find((program) => existsSync(program));
  if (!gcloud) return undefined;
  const jar = join(dirname(dirname(realpathSync(gcloud))), insideCloudCli);
  return existsSync(jar) ? writeStarter(jar) : undefined;
}

/** firebase-tools runs `java -jar`, but this jar does not name its main class; a jar with only a manifest does. */
function writeStarter(jar: string): string {
  const starter = resolve('.cache/firestore-emulator.jar');
  const manifest = toManifest({ 'Main-Class': mainClass, 'Class-Path': pathToFileURL(jar).href });
  writeWhole(starter, storedZip('META-INF/MANIFEST.MF', Buffer.from(manifest)));
  return starter;
}
