import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { execa } from 'execa';
import { globSync } from 'tinyglobby';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { configAt } from '../scripts/emulators/ports.ts';
import viteConfig from '../web/vite.config.ts';

// The tests build the sources for deployment and for the emulators. The emulator build must contain the forbidden
// texts, which shows that the tests find them.

const THIS_MACHINE = ['127.0.0.1', 'localhost', '[::1]', '0.0.0.0'];
const ONLY_IN_DEVELOPMENT = [
  ...THIS_MACHINE,
  ...['src/emulator/', 'Emulator(', 'EMULATOR', 'demo-fives'],
  ...['stand-in', 'STAND_IN', 'Last pushes'],
];
/** Maximum size of the loaded code. The function definitions have 8 kB, and the domain with its schemas has 375 kB. */
const MAX_START_BYTES = 20_000;
mkdirSync('.cache', { recursive: true });
/** A folder inside the project, so that builds find the installed libraries. */
const folder = mkdtempSync(resolve('.cache/deployed-'));

// Most tests build the app or the functions.
vi.setConfig({ testTimeout: 60_000 });

// Both builds use production mode.
beforeAll(() => void vi.stubEnv('NODE_ENV', 'production'));
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

describe('web app', () => {
  test('contains no emulator, local address or last pushes when deployed', async () => {
    expect(marksIn(await webApp('production'))).toEqual([]);
  });

  test('contains the emulator code when built for the emulators', async () => {
    const found = marksIn(await webApp('emulator'));
    for (const mark of ['src/emulator/', 'Emulator(', '127.0.0.1', 'demo-fives', 'stand-in', 'Last pushes'])
      expect(found).toContain(mark);
  });
});

describe('functions', () => {
  test('contain no emulator, local address or stand-in when deployed', async () => {
    expect(marksIn(await functions('production'))).toEqual([]);
  });

  test('load little project code before the first call', async () => {
    const outdir = await builtFunctions('production');
    const bytes = loadedAtStart(outdir).map((name) => readFileSync(join(outdir, name)).length);
    expect(bytes.length).toBeGreaterThan(0);
    expect(bytes.reduce((sum, size) => sum + size)).toBeLessThan(MAX_START_BYTES);
  });

  test('declare no secret without a sender of emails', async () => {
    const outdir = await builtFunctions('production');
    const { params, endpoints } = await manifestOf(outdir, { FIVES_MAIL_FROM: undefined });
    expect(params.filter(({ type }) => type === 'secret')).toEqual([]);
    expect(Object.keys(endpoints)).toContain('onNotificationWritten');
    expect(secretsOf(endpoints)).toEqual({});
  });

  test('give the mail server secret only to functions that send emails', async () => {
    const outdir = await builtFunctions('production');
    const { params, endpoints } = await manifestOf(outdir, { FIVES_MAIL_FROM: 'Fives <fives@example.com>' });
    expect(params).toContainEqual(expect.objectContaining({ type: 'secret', name: 'FIVES_SMTP_URL' }));
    expect(secretsOf(endpoints)).toEqual({
      onNotificationWritten: ['FIVES_SMTP_URL'],
      retryPushes: ['FIVES_SMTP_URL'],
    });
  });

  test('load the mail library only when an email is sent', async () => {
    const outdir = await builtFunctions('production');
    const files = readdirSync(outdir).filter((name) => name.endsWith('.js'));
    const senders = files.filter((name) => readFileSync(join(outdir, name), 'utf8').includes('"nodemailer"'));
    expect(senders).toHaveLength(1);
    expect(loadedAtStart(outdir)).not.toContain(senders[0]);
  });

  test('contain the stand-in when built for the emulators', async () => {
    const found = marksIn(await functions('emulator'));
    for (const mark of ['src/emulator/', 'stand-in', 'STAND_IN']) expect(found).toContain(mark);
  });
});

describe('Hosting config', () => {
  const deployed = JSON.parse(readFileSync('firebase.json', 'utf8')) as Config;

  test('contains no local address when deployed', () => {
    expect(marksIn(JSON.stringify(deployed.hosting))).toEqual([]);
  });

  test('allows calls only to the Google services that the libraries use', () => {
    const [own, ...services] = policyOf(deployed)['connect-src'] ?? [];
    expect(own).toBe("'self'");
    expect(services.toSorted()).toEqual(servicesOfGoogle().map((host) => `https://${host}`));
  });

  test('allows only scripts of the same site, none inside the page', async () => {
    expect(policyOf(deployed)['script-src']).toEqual(["'self'"]);
    const page = /<html.*<\/html>/s.exec(await webApp('production'))?.[0] ?? '';
    const scripts = [...page.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)];
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter(([, attributes, text]) => !/\bsrc=/.test(attributes ?? '') || text)).toEqual([]);
    expect(page).not.toMatch(/\son\w+=|javascript:/);
  });

  test('forbids frames, embedded objects, forms to other sites and base tags', () => {
    expect(policyOf(deployed)).toMatchObject({
      'default-src': ["'self'"],
      'object-src': ["'none'"],
      'frame-src': ["'none'"],
      'frame-ancestors': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
    });
  });

  test('sends no referrer, because a path may be an invite', () => {
    expect(headersOf(deployed)).toMatchObject({
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
      'Permissions-Policy': expect.stringContaining('geolocation=()'),
    });
  });

  test('differs for the emulators only in the calls that it allows', () => {
    // The launcher writes the emulators' config.
    const { 'connect-src': local, ...others } = policyOf(configAt(0) as Config);
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

function headersOf({ hosting }: Config): Readonly<Record<string, string>> {
  const everywhere = hosting.headers.find(({ source }) => source === '**')?.headers ?? [];
  return Object.fromEntries(everywhere.map(({ key, value }) => [key, value]));
}

function policyOf(config: Config): Readonly<Record<string, readonly string[]>> {
  const parts = headersOf(config)['Content-Security-Policy']?.split('; ') ?? [];
  return Object.fromEntries(
    parts.map((part) => {
      const [name = '', ...sources] = part.split(' ');
      return [name, sources];
    }),
  );
}

function servicesOfGoogle(): readonly string[] {
  const files = globSync(
    'node_modules/@firebase/{auth,firestore,installations,messaging}/dist/{esm/index*,*.esm}.js',
  );
  // The test hosts of Google have a dot before the name.
  const hosts = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?<![\w.-])[a-z]+\.googleapis\.com/g)].map(([host]) => host),
  );
  return [...new Set(hosts)].toSorted();
}

function marksIn(text: string): readonly string[] {
  return ONLY_IN_DEVELOPMENT.filter((mark) => text.includes(mark));
}

/**
 * Returns all code that the web app serves, except libraries, which contain emulator code. Does not minify, because the
 * build is faster then.
 */
const webApp = once(async (mode: 'production' | 'emulator') => {
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
  if (!('output' in built)) throw new Error('Vite has returned several builds');
  const files = built.output.map((file) => (file.type === 'chunk' ? file.code : String(file.source)));
  const served = readdirSync('web/public').filter((name) => /\.(js|txt|svg)$/.test(name));
  return [...files, ...served.map((name) => readFileSync(join('web/public', name), 'utf8'))].join('\n');
});

function isLibrary(id: string): boolean {
  return /^[^./#\0]/.test(id) && !id.startsWith('@fives/');
}

async function functions(target: 'production' | 'emulator'): Promise<string> {
  const outdir = await builtFunctions(target);
  const files = readdirSync(outdir).filter((name) => name.endsWith('.js'));
  return files.map((name) => readFileSync(join(outdir, name), 'utf8')).join('\n');
}

const builtFunctions = once(async (target: 'production' | 'emulator') => {
  const outdir = join(folder, `functions-${target}`);
  const args = target === 'emulator' ? ['--emulator'] : [];
  await execa(process.execPath, ['build.mjs', ...args, `--outdir=${outdir}`], { cwd: 'functions' });
  return outdir;
});

/** Calls `build` once for each target, because a build takes seconds. */
function once<T extends string>(build: (target: T) => Promise<string>): (target: T) => Promise<string> {
  const built = new Map<T, Promise<string>>();
  return (target) => {
    const result = built.get(target) ?? build(target);
    built.set(target, result);
    return result;
  };
}

/** Returns the names of all files that `name` imports, and `name`. Ignores dynamic imports. */
function loadedAtStart(outdir: string, name = 'index.js'): string[] {
  const imports = readFileSync(join(outdir, name), 'utf8').matchAll(/(?:from|import) "\.\/([^"]+)"/g);
  return [...new Set([name, ...[...imports].flatMap(([, next = '']) => loadedAtStart(outdir, next))])];
}

interface Manifest {
  readonly params: readonly { readonly name: string; readonly type: string }[];
  readonly endpoints: Readonly<
    Record<string, { readonly secretEnvironmentVariables?: readonly { readonly key: string }[] }>
  >;
}

async function manifestOf(outdir: string, env: NodeJS.ProcessEnv): Promise<Manifest> {
  const file = join(outdir, 'manifest.json');
  writeFileSync(join(outdir, 'package.json'), JSON.stringify({ type: 'module', main: 'index.js' }));
  const script = resolve('node_modules/firebase-functions/lib/bin/firebase-functions.js');
  const variables = { ...env, FUNCTIONS_MANIFEST_OUTPUT_PATH: file, GCLOUD_PROJECT: 'fives-live' };
  await execa(process.execPath, [script], { cwd: outdir, env: variables });
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
}

function secretsOf(endpoints: Manifest['endpoints']): Readonly<Record<string, readonly string[]>> {
  const all = Object.entries(endpoints).map(([name, { secretEnvironmentVariables = [] }]) => [
    name,
    secretEnvironmentVariables.map(({ key }) => key),
  ]);
  return Object.fromEntries(all.filter(([, secrets]) => secrets?.length)) as Record<string, string[]>;
}
