import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { offsetFromEnv } from '../../scripts/emulators/ports.ts';

/** Root may write to a read-only folder, so root runs the commands as the user `nobody`. */
const nobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

let checkout: string;
beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'fives-faults-'));
  cpSync('scripts', join(checkout, 'scripts'), { recursive: true });
  chmodSync(checkout, 0o755);
});
afterEach(() => {
  chmodSync(checkout, 0o755);
  rmSync(checkout, { recursive: true });
});

function run(command: string, at = checkout, env: NodeJS.ProcessEnv = {}) {
  const args = [join(at, 'scripts/run.mjs'), command, 'true'];
  const options = { encoding: 'utf8', env: { ...process.env, ...env } } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    ...options,
    ...(at === checkout ? nobody : {}),
  });
  return { status, output: stdout + stderr };
}

test('a read-only checkout is reported in one line', () => {
  chmodSync(checkout, 0o555);
  const output = `The folder ${checkout} cannot be written to. Work in a copy of your own, then try again.\n`;
  expect(run('start')).toEqual({ status: 1, output });
});

test('a full disk is reported in one line', () => {
  mkdirSync(join(checkout, '.cache'));
  symlinkSync('/dev/full', join(checkout, '.cache/room'));
  const output = `The folder ${checkout} is on a disk that is full. Make some room, then try again.\n`;
  expect(run('start')).toEqual({ status: 1, output });
});

test('a broken package that cannot be reinstalled is reported in one line', () => {
  chmodSync(checkout, 0o777);
  mkdirSync(join(checkout, 'node_modules/tsx'), { recursive: true });
  writeFileSync(join(checkout, 'node_modules/tsx/package.json'), '{"name": "ts');
  const packages = { 'node_modules/tsx': { version: '1.0.0' } };
  for (const file of ['package-lock.json', 'node_modules/.package-lock.json'])
    writeFileSync(join(checkout, file), JSON.stringify({ packages }));
  const { status, output } = run('build', checkout, { npm_execpath: '/nowhere/npm-cli.js' });
  expect(status).toBe(1);
  expect(output).toMatch(/^Installing packages \(.*\n(Installing packages failed \(npm ci\)\. .*\n)$/);
});

test('a missing emulator is reported in one line if there is no network', () => {
  const env = {
    FIVES_ONLY: 'firestore',
    FIVES_PORT_OFFSET: String(offsetFromEnv(process.env, 105)),
    FIREBASE_EMULATORS_PATH: join(checkout, 'none'),
    FIRESTORE_EMULATOR_BINARY_PATH: '',
    PATH: join(checkout, 'none'),
    // No process listens on this port.
    HTTPS_PROXY: 'http://127.0.0.1:9',
    https_proxy: 'http://127.0.0.1:9',
  };
  const { status, output } = run('emulate', resolve('.'), env);
  expect(output).toMatch(/^Starting the emulators …\nThere is no Firestore emulator on this machine.*\n$/);
  expect(status).toBe(1);
});
