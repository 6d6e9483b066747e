import { mkdirSync } from 'node:fs';
import { loadDemoWorld, welcomeText } from '../../emulator-data/load.ts';
import { type Suite, withSuite } from '../emulators/suite.ts';
import { CliError, exit, SHOWN, startScript } from '../processes.ts';
import { build, buildFunctions } from './build.ts';

/** Starts the app with the demo world. With `--dev`, changes in web, functions or domain take effect immediately. */
export async function run([option]: readonly string[]): Promise<number> {
  process.prependListener('SIGINT', () => exit(0));
  if (option === '--dev') return withSuite({ pages: 'vite', prepare: prepareDev }, develop);
  return withSuite({ prepare: build }, async (suite) => {
    console.log(welcomeText(suite.ports, suite.url, await loadDemoWorld(suite)));
    return new Promise<never>(() => undefined);
  });
}

async function prepareDev(): Promise<void> {
  // Hosting needs this folder, although Vite serves the pages.
  mkdirSync('web/dist', { recursive: true });
  await buildFunctions();
}

async function develop(suite: Suite): Promise<never> {
  const { env, ports } = suite;
  const url = `http://127.0.0.1:${ports.vite}`;
  const world = await loadDemoWorld(suite, url);
  const vite = ['--mode=emulator', '--host=127.0.0.1', `--port=${ports.vite}`, '--clearScreen=false'];
  const watchers = [
    startScript('functions/build.mjs', ['--emulator', '--watch'], SHOWN),
    startScript('../node_modules/vite/bin/vite.js', vite, { ...SHOWN, cwd: 'web', env }),
  ];
  console.log(welcomeText(ports, url, world));
  const code = await Promise.race(watchers.map(({ exited }) => exited));
  throw new CliError(`Vite or the functions' watcher has ended (code ${code}).`);
}
