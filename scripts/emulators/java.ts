import { spawnSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { globSync } from 'tinyglobby';
import { CliError } from '../run-command.ts';

// firebase-tools starts the Firestore emulator only with this version or a newer one.
const oldestJava = 21;
const installFolders = [
  '/usr/lib/jvm/*',
  '/Library/Java/JavaVirtualMachines/*/Contents/Home',
  join(homedir(), '.sdkman/candidates/java/*'),
  '/opt/*',
];

export function requireJavaBin(env: NodeJS.ProcessEnv = process.env): string {
  const onPath = (env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'java'));
  const preferred = [join(env.JAVA_HOME ?? '', 'bin', 'java'), ...onPath].filter((java) => existsSync(java));
  const java = preferred.find((program) => majorVersionOf(program) >= oldestJava) ?? newestInstalled();
  // The resolved folder contains only Java. /usr/bin would also contain other programs.
  if (java) return dirname(realpathSync(java));
  throw new CliError(
    `The Firestore emulator needs Java ${oldestJava} or newer. Install one (https://adoptium.net) or point JAVA_HOME to it.`,
  );
}

export function toMajorVersion(text: string): number {
  const [, major, minor] = /version "?(\d+)(?:\.(\d+))?/i.exec(text) ?? [];
  // Java 8 reports its version as 1.8.
  return Number(major === '1' && minor ? minor : (major ?? 0));
}

function newestInstalled(): string | undefined {
  const programs = globSync(installFolders.map((folder) => `${folder}/bin/java`));
  const versions = programs.map((program) => ({ program, major: majorVersionOf(program) }));
  const usable = versions.filter(({ major }) => major >= oldestJava);
  return usable.sort((a, b) => b.major - a.major)[0]?.program;
}

function majorVersionOf(java: string): number {
  const { stderr, stdout } = spawnSync(java, ['-version'], { encoding: 'utf8' });
  return toMajorVersion(`${stderr}${stdout}`);
}
