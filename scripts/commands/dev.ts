import { mkdirSync } from 'node:fs';
import { loadIntoSuite, welcomeText } from '../../emulator-data/into-suite.ts';
import { type Suite, withSuite } from '../emulators/suite.ts';
import { startScript } from '../processes.ts';
import { CliError } from '../run-command.ts';
import { build } from './build.ts';

export const endsNormallyWithCtrlC = true;

/** Like `npm start`, but changes in web, functions or domain take effect immediately. */
export async function run(): Promise<number> {
  return withSuite({ pages: 'vite', prepare }, developIn);
}

async function prepare(): Promise<void> {
  await build(['functions']);
  // Hosting needs this folder, although Vite serves the pages.
  mkdirSync('web/dist', { recursive: true });
}

async function developIn(suite: Suite): Promise<never> {
  const { env, ports } = suite;
  const url = `http://127.0.0.1:${ports.vite}`;
  const world = await loadIntoSuite(suite, url);
  const at = ['--mode=emulator', '--host=127.0.0.1', `--port=${ports.vite}`, '--strictPort'];
  const watchers = [
    startScript('functions/build.mjs', ['--emulator', '--watch'], { showsOutput: true }),
    startScript('../node_modules/vite/bin/vite.js', [...at, '--clearScreen=false'], {
      cwd: 'web',
      env,
      showsOutput: true,
    }),
  ];
  console.log(welcomeText(ports, url, world));
  const code = await Promise.race(watchers.map(({ exited }) => exited));
  throw new CliError(`Vite or the functions' watcher has ended (code ${code}).`);
}
