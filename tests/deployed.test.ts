import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { globSync } from 'tinyglobby';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { configAt } from '../scripts/emulators/ports.ts';
import { runCaptured, startScript } from '../scripts/processes/tool.ts';
import viteConfig from '../web/vite.config.ts';

// The same sources are put together in two ways: as they are deployed, and as they run on the emulators. The second shows
// each time that what is missed in the first would have been found there.

const THIS_MACHINE = ['127.0.0.1', 'localhost', '[::1]', '0.0.0.0'];
const ONLY_IN_DEVELOPMENT = [
  ...THIS_MACHINE,
  ...['src/emulator/', 'Emulator(', 'EMULATOR', 'demo-fives'],
  ...['stand-in', 'STAND_IN', 'Last pushes'],
];
/** What binds the functions to their events is 8 kB; the domain with its schemas is 375. */
const START_BYTES = 20_000;
mkdirSync('.cache', { recursive: true });
/** Within the project, so that what is built finds the libraries that are installed beside it. */
const folder = mkdtempSync(resolve('.cache/deployed-'));

// Each test builds one of them.
vi.setConfig({ testTimeout: 60_000 });

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

  test('load little of ours before one of them is called', async () => {
    const outdir = await builtFunctions([]);
    const bytes = loadedAtStart(outdir).map((name) => readFileSync(join(outdir, name)).length);
    expect(bytes.length).toBeGreaterThan(0);
    expect(bytes.reduce((sum, size) => sum + size)).toBeLessThan(START_BYTES);
  });

  test('ask for no secret, and send no emails, until the deployment says who these are from', async () => {
    const outdir = await builtFunctions([]);
    const { params, endpoints } = await manifestOf(outdir, { FIVES_MAIL_FROM: undefined });
    expect(params.filter(({ type }) => type === 'secret')).toEqual([]);
    expect(Object.keys(endpoints)).toContain('onNotificationWritten');
    expect(secretsOf(endpoints)).toEqual({});
  });

  test('that send emails know the mail server’s address by a secret, which those alone know that send', async () => {
    const outdir = await builtFunctions([]);
    const { params, endpoints } = await manifestOf(outdir, { FIVES_MAIL_FROM: 'Fives <fives@example.com>' });
    expect(params).toContainEqual(expect.objectContaining({ type: 'secret', name: 'FIVES_SMTP_URL' }));
    expect(secretsOf(endpoints)).toEqual({
      onNotificationWritten: ['FIVES_SMTP_URL'],
      retryPushes: ['FIVES_SMTP_URL'],
    });
  });

  test('load what sends emails when there is one to send, and not before', async () => {
    const outdir = await builtFunctions([]);
    const files = readdirSync(outdir).filter((name) => name.endsWith('.js'));
    const senders = files.filter((name) => readFileSync(join(outdir, name), 'utf8').includes('"nodemailer"'));
    expect(senders).toHaveLength(1);
    expect(loadedAtStart(outdir)).not.toContain(senders[0]);
  });

  test('of the emulators know the stand-in', async () => {
    const found = marksIn(await functions(['--emulator']));
    for (const mark of ['src/emulator/', 'stand-in', 'STAND_IN']) expect(found).toContain(mark);
  });
});

describe('the config of the hosting', () => {
  const deployed = JSON.parse(readFileSync('firebase.json', 'utf8')) as Config;

  test('as it is deployed names nothing on the machine that shows the pages', () => {
    expect(marksIn(JSON.stringify(deployed.hosting))).toEqual([]);
  });

  test('lets pages call the services of Google that the libraries call, and no other', () => {
    const [own, ...services] = policyOf(deployed)['connect-src'] ?? [];
    expect(own).toBe("'self'");
    expect(services.toSorted()).toEqual(servicesOfGoogle().map((host) => `https://${host}`));
  });

  test('lets pages run scripts from their own site, and none that stands in the page', async () => {
    expect(policyOf(deployed)['script-src']).toEqual(["'self'"]);
    const page = /<html.*<\/html>/s.exec(await webApp('production'))?.[0] ?? '';
    const scripts = [...page.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)];
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter(([, attributes, text]) => !/\bsrc=/.test(attributes ?? '') || text)).toEqual([]);
    expect(page).not.toMatch(/\son\w+=|javascript:/);
  });

  test('lets nothing be framed, embedded, sent to other sites, or led to by another base', () => {
    expect(policyOf(deployed)).toMatchObject({
      'default-src': ["'self'"],
      'object-src': ["'none'"],
      'frame-src': ["'none'"],
      'frame-ancestors': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
    });
  });

  test('tells no other site where somebody comes from, as a path may be an invite', () => {
    expect(headersOf(deployed)).toMatchObject({
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
      'Permissions-Policy': expect.stringContaining('geolocation=()'),
    });
  });

  test('of the emulators lets pages call the emulators, and is the same in all else', () => {
    // The launcher writes what it reads.
    const { 'connect-src': local, ...others } = policyOf(configAt(0, false) as Config);
    const { 'connect-src': services = [], ...deployedOthers } = policyOf(deployed);
    expect(local).toEqual(expect.arrayContaining([...services, 'http://127.0.0.1:*']));
    expect(others).toEqual(deployedOthers);
  });
});

interface Config {
  readonly hosting: {
    readonly headers: readonly {
      readonly source: string;
      readonly headers: readonly { readonly key: string; readonly value: string }[];
    }[];
  };
}

/** The headers that every answer of the hosting has. */
function headersOf({ hosting }: Config): Readonly<Record<string, string>> {
  const everywhere = hosting.headers.find(({ source }) => source === '**')?.headers ?? [];
  return Object.fromEntries(everywhere.map(({ key, value }) => [key, value]));
}

/** The content security policy: what is allowed, by what it is for. */
function policyOf(config: Config): Readonly<Record<string, readonly string[]>> {
  const parts = headersOf(config)['Content-Security-Policy']?.split('; ') ?? [];
  return Object.fromEntries(
    parts.map((part) => {
      const [name = '', ...sources] = part.split(' ');
      return [name, sources];
    }),
  );
}

/** The hosts that Firebase's libraries name, in those of their files that the web app is made of. */
function servicesOfGoogle(): readonly string[] {
  const files = globSync(
    'node_modules/@firebase/{auth,firestore,installations,messaging}/dist/{esm/index*,*.esm}.js',
  );
  // Google's own test benches have a dot before these words.
  const hosts = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?<![\w.-])[a-z]+\.googleapis\.com/g)].map(([host]) => host),
  );
  return [...new Set(hosts)].toSorted();
}

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

/** All that the functions are, libraries that are installed beside them left out. */
async function functions(args: readonly string[]): Promise<string> {
  const outdir = await builtFunctions(args);
  const files = readdirSync(outdir).filter((name) => name.endsWith('.js'));
  return files.map((name) => readFileSync(join(outdir, name), 'utf8')).join('\n');
}

/** Builds the functions into a folder of their own, and returns it. */
async function builtFunctions(args: readonly string[]): Promise<string> {
  const outdir = join(folder, `functions${args.join('')}`);
  const { code, said } = await runCaptured('build.mjs', [...args, `--outdir=${outdir}`], 'functions');
  expect(code, said).toBe(0);
  return outdir;
}

/** The files that the first one imports, and those that they import, whichever function is called. */
function loadedAtStart(outdir: string, name = 'index.js'): string[] {
  const imports = readFileSync(join(outdir, name), 'utf8').matchAll(/(?:from|import) "\.\/([^"]+)"/g);
  return [...new Set([name, ...[...imports].flatMap(([, next = '']) => loadedAtStart(outdir, next))])];
}

/** What the platform is told of the functions before they are deployed. */
interface Manifest {
  readonly params: readonly { readonly name: string; readonly type: string }[];
  readonly endpoints: Readonly<
    Record<string, { readonly secretEnvironmentVariables?: readonly { readonly key: string }[] }>
  >;
}

/** As firebase-tools asks for it, with the variables of the deployment in the environment. */
async function manifestOf(outdir: string, env: NodeJS.ProcessEnv): Promise<Manifest> {
  const file = join(outdir, 'manifest.json');
  writeFileSync(join(outdir, 'package.json'), JSON.stringify({ type: 'module', main: 'index.js' }));
  const { output, exited } = startScript(
    resolve('node_modules/firebase-functions/lib/bin/firebase-functions.js'),
    [],
    { cwd: outdir, env: { ...env, FUNCTIONS_MANIFEST_OUTPUT_PATH: file, GCLOUD_PROJECT: 'fives-live' } },
  );
  const said = await text(output);
  expect(await exited, said).toBe(0);
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
}

/** Which functions know which secrets. */
function secretsOf(endpoints: Manifest['endpoints']): Readonly<Record<string, readonly string[]>> {
  const all = Object.entries(endpoints).map(([name, { secretEnvironmentVariables = [] }]) => [
    name,
    secretEnvironmentVariables.map(({ key }) => key),
  ]);
  return Object.fromEntries(all.filter(([, secrets]) => secrets?.length)) as Record<string, string[]>;
}
