import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { configAt } from '../scripts/emulators/ports.ts';
import { runCaptured } from '../scripts/processes/tool.ts';
import viteConfig from '../web/vite.config.ts';

// The same sources are put together in two ways: as they are deployed, and as they run on the emulators. The second shows
// each time that what is missed in the first would have been found there.

const THIS_MACHINE = ['127.0.0.1', 'localhost', '[::1]', '0.0.0.0'];
const ONLY_IN_DEVELOPMENT = [
  ...THIS_MACHINE,
  ...['src/emulator/', 'Emulator(', 'EMULATOR', 'demo-fives'],
  ...['stand-in', 'STAND_IN', 'Last pushes'],
];
const folder = mkdtempSync(join(tmpdir(), 'fives-deployed-'));

// As both builds have it.
beforeAll(() => void vi.stubEnv('NODE_ENV', 'production'));
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

describe('the web app', () => {
  test('as it is deployed knows no emulator, no address of this machine and no last pushes', async () => {
    expect(marksIn(await webApp('production'))).toEqual([]);
  });

  test('of the emulators knows them all', async () => {
    const found = marksIn(await webApp('emulator'));
    for (const mark of ['src/emulator/', 'Emulator(', '127.0.0.1', 'demo-fives', 'stand-in', 'Last pushes'])
      expect(found).toContain(mark);
  });
});

describe('the functions', () => {
  test('as they are deployed know no emulator, no address of this machine and no stand-in', async () => {
    expect(marksIn(await functions([]))).toEqual([]);
  });

  test('of the emulators know the stand-in', async () => {
    const found = marksIn(await functions(['--emulator']));
    for (const mark of ['src/emulator/', 'stand-in', 'STAND_IN']) expect(found).toContain(mark);
  });
});

describe('the config of the hosting', () => {
  const sources = (config: object) => /connect-src ([^;]+)/.exec(JSON.stringify(config))?.[1]?.split(' ');

  test('as it is deployed lets pages call nothing on the machine that shows them', () => {
    const deployed = JSON.parse(readFileSync('firebase.json', 'utf8')) as { readonly hosting: object };
    expect(sources(deployed.hosting)).toEqual(["'self'", 'https://*.googleapis.com']);
    expect(marksIn(JSON.stringify(deployed.hosting))).toEqual([]);
  });

  test('of the emulators lets them call the emulators', () => {
    expect(sources(configAt(0, false))).toContain('http://127.0.0.1:*');
  });
});

function marksIn(text: string): readonly string[] {
  return ONLY_IN_DEVELOPMENT.filter((mark) => text.includes(mark));
}

/**
 * All that a build of the web app would serve, but for the libraries: those know of emulators, and our own code is what
 * might ask them to. Without them, and without making it small, it is built in a moment.
 */
async function webApp(mode: 'production' | 'emulator'): Promise<string> {
  const { resolve = {}, build: options } = viteConfig({ command: 'build', mode });
  const built = await build({
    configFile: false,
    root: 'web',
    mode,
    logLevel: 'error',
    resolve,
    build: {
      ...options,
      write: false,
      minify: false,
      sourcemap: false,
      reportCompressedSize: false,
      rolldownOptions: { external: isLibrary },
    },
  });
  if (!('output' in built)) throw new Error('Not one build');
  const files = built.output.map((file) => (file.type === 'chunk' ? file.code : String(file.source)));
  const served = readdirSync('web/public').filter((name) => /\.(js|txt|svg)$/.test(name));
  return [...files, ...served.map((name) => readFileSync(join('web/public', name), 'utf8'))].join('\n');
}

function isLibrary(id: string): boolean {
  return /^[^./#\0]/.test(id) && !id.startsWith('@fives/');
}

/** The one file that the functions are, libraries that are installed beside it left out. */
async function functions(args: readonly string[]): Promise<string> {
  const outfile = join(folder, `functions${args.join('')}.js`);
  const { code, said } = await runCaptured('build.mjs', [...args, `--outfile=${outfile}`], 'functions');
  expect(code, said).toBe(0);
  return readFileSync(outfile, 'utf8');
}
