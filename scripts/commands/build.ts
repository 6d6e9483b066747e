import { execa } from 'execa';
import { CliError } from '../processes.ts';

/** Builds the functions and the web app for the emulators. A build takes four seconds, so nothing is cached. */
export async function build(): Promise<void> {
  const vite = '../node_modules/vite/bin/vite.js';
  await Promise.all([buildFunctions(), runBuild('web', vite, 'build', '--mode=emulator')]);
}

export const buildFunctions = () => runBuild('functions', 'build.mjs', '--emulator');

async function runBuild(cwd: string, ...command: readonly string[]): Promise<void> {
  console.log(`Building ${cwd} …`);
  const { failed, all } = await execa(process.execPath, command, { cwd, all: true, reject: false });
  if (failed) throw new CliError(`${all}\nBuilding ${cwd} failed.`);
}
