import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildWhatIsStale } from '../builds/build.ts';
import { forgetBuild, functionsPart } from '../builds/part.ts';
import { loadInto } from '../emulators/demo-world.ts';
import { type Suite, withSuite } from '../emulators/suite.ts';
import { PlainError } from '../plain-error.ts';
import { endedByHand } from '../processes/stop-request.ts';
import { startTool, type Tool } from '../processes/tool.ts';
import { welcome } from '../welcome.ts';

/** `npm run dev`: as `npm start`, but what is edited in web, functions or domain shows at once. */
export async function run(): Promise<number> {
  return endedByHand(() => withSuite({ alsoNeeds: ['vite'], prepare }, developIn));
}

async function prepare(): Promise<void> {
  await buildWhatIsStale([functionsPart]);
  // Hosting wants its folder; the pages come from Vite.
  mkdirSync('web/dist', { recursive: true });
}

async function developIn(suite: Suite): Promise<never> {
  const url = `http://127.0.0.1:${suite.ports.vite}`;
  const world = await loadInto(suite, url);
  const watchers = [watchFunctions(), serveWeb(suite)];
  console.log(welcome(url, world));
  const code = await Promise.race(watchers.map(({ exited }) => exited));
  throw new PlainError(`Vite or the functions' watcher has ended (code ${code}).`);
}

function watchFunctions(): Tool {
  forgetBuild(functionsPart.name);
  return startTool({ script: resolve('functions/build.mjs'), args: ['--watch'], stdio: 'inherit' });
}

function serveWeb({ ports, env }: Suite): Tool {
  const args = [
    '--host',
    '127.0.0.1',
    '--port',
    String(ports.vite),
    '--strictPort',
    '--clearScreen',
    'false',
  ];
  const script = resolve('node_modules/vite/bin/vite.js');
  return startTool({ script, args, cwd: resolve('web'), env, stdio: 'inherit' });
}
