import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { PlainError } from '../plain-error.ts';

// firebase-tools refuses to start the Firestore emulator on an older one.
const oldestJava = 21;

/** The `bin` folder of a Java that is new enough: JAVA_HOME, the PATH's, or the newest that is installed. */
export function requireJavaBin(env: NodeJS.ProcessEnv = process.env): string {
  const chosen = [env.JAVA_HOME, ...homesOnPath(env.PATH ?? '')].filter((home) => home !== undefined);
  const home = chosen.find((candidate) => majorOf(candidate) >= oldestJava) ?? newestOf(installedHomes());
  if (home) return join(home, 'bin');
  throw new PlainError(
    `The Firestore emulator needs Java ${oldestJava} or newer. Install one (https://adoptium.net) or point JAVA_HOME to it.`,
  );
}

/** The major version in the words of `java -version` or of a JDK's `release` file; 0 when there is none. */
export function toJavaMajor(text: string): number {
  const [, major, minor] = /version[ =]+"?(\d+)(?:\.(\d+))?/i.exec(text) ?? [];
  // Before Java 9, version 8 was written 1.8.
  return Number(major === '1' && minor ? minor : (major ?? 0));
}

function newestOf(homes: readonly string[]): string | undefined {
  const versions = homes.map((home) => ({ home, major: majorOf(home) }));
  const usable = versions.filter(({ major }) => major >= oldestJava).sort((a, b) => b.major - a.major);
  return usable[0]?.home;
}

function majorOf(home: string): number {
  const java = join(home, 'bin', 'java');
  if (!existsSync(java)) return 0;
  const release = join(home, 'release');
  if (existsSync(release))
    return toJavaMajor(readFileSync(release, 'utf8').replace('JAVA_VERSION', 'version'));
  const { stderr, stdout } = spawnSync(java, ['-version'], { encoding: 'utf8' });
  return toJavaMajor(`${stderr}${stdout}`);
}

function homesOnPath(path: string): string[] {
  const programs = path.split(delimiter).map((folder) => join(folder, 'java'));
  return programs
    .filter((program) => existsSync(program))
    .map((program) => dirname(dirname(realpathSync(program))));
}

function installedHomes(): string[] {
  return [
    ...foldersIn('/usr/lib/jvm'),
    ...foldersIn('/Library/Java/JavaVirtualMachines').map((folder) => join(folder, 'Contents/Home')),
    ...foldersIn(join(homedir(), '.sdkman/candidates/java')),
    ...foldersIn('/opt'),
  ];
}

function foldersIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map((name) => join(folder, name));
}
