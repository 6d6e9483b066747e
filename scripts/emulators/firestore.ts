import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { globSync } from 'tinyglobby';
import { CliError } from '../processes.ts';

// firebase-tools starts the Firestore emulator only with this version or a newer one.
const oldestJava = 21;
const installedJavas = [
  '/usr/lib/jvm/*/bin/java',
  '/Library/Java/JavaVirtualMachines/*/Contents/Home/bin/java',
  join(homedir(), '.sdkman/candidates/java/*/bin/java'),
];

const jarInCloudCli = '../../platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';
// In a manifest, a line has at most 72 bytes, and the last line needs a line break.
const manifest = `Manifest-Version: 1.0
Main-Class: com.google.cloud.datastore.emulator.firestore.CloudFirestore
Class-Path: cloud-cli.jar
`;

/** Returns the folder of a Java that is new enough, even if the PATH names an older one. */
export function requireJavaBin({ JAVA_HOME = '', PATH }: NodeJS.ProcessEnv = process.env): string {
  const javas = [join(JAVA_HOME, 'bin/java'), ...onPath('java', PATH), ...globSync(installedJavas)];
  const java = javas.find((program) => {
    const { stderr } = spawnSync(program, ['-version'], { encoding: 'utf8' });
    return Number(/version "(\d+)/.exec(stderr)?.[1]) >= oldestJava;
  });
  // The resolved folder contains only Java. /usr/bin would also contain other programs.
  if (java) return dirname(realpathSync(java));
  throw new CliError(
    `The Firestore emulator needs Java ${oldestJava} or newer. Install one (https://adoptium.net) or point JAVA_HOME to it.`,
  );
}

/**
 * Returns the jar that the environment names, or a jar in `folder` that starts the jar of the Google Cloud CLI, because
 * `java -jar` needs a main class and the CLI's jar names none. If the result is undefined, firebase-tools downloads a jar.
 */
export function findFirestoreJar(
  folder: string,
  { FIRESTORE_EMULATOR_BINARY_PATH, PATH }: NodeJS.ProcessEnv = process.env,
): string | undefined {
  if (FIRESTORE_EMULATOR_BINARY_PATH) return FIRESTORE_EMULATOR_BINARY_PATH;
  const jars = onPath('gcloud', PATH).map((gcloud) => join(realpathSync(gcloud), jarInCloudCli));
  const jar = jars.find((file) => existsSync(file));
  if (!jar) return undefined;
  const [starter, link] = [join(folder, 'firestore-emulator.jar'), join(folder, 'cloud-cli.jar')];
  mkdirSync(folder, { recursive: true });
  rmSync(link, { force: true });
  symlinkSync(jar, link);
  writeFileSync(starter, zipSync({ 'META-INF/MANIFEST.MF': strToU8(manifest) }));
  return starter;
}

function onPath(program: string, path = ''): string[] {
  const programs = path.split(delimiter).map((folder) => join(folder, program));
  return programs.filter((file) => existsSync(file));
}
