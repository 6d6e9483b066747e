import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { aRunningSuite, argumentsOf, expectFreePorts, isAlive, offset } from './running-suite.ts';

test('a killed launcher ends all its processes', async () => {
  const { launcher, pids } = await aRunningSuite();
  launcher.kill('SIGKILL');
  await expect.poll(() => pids.filter(isAlive), { timeout: 20_000 }).toEqual([]);
  await expectFreePorts();
});

test('a dead emulator ends the command with exit code 1', async () => {
  const { pids, exited } = await aRunningSuite();
  const java = pids.find((pid) => /^java /.test(argumentsOf(pid)));
  process.kill(java ?? 0, 'SIGKILL');
  expect(await exited).toBe(1);
  expect(pids.filter(isAlive)).toEqual([]);
  await expectFreePorts();
});

test('a missing emulator is reported in one line if there is no network', () => {
  const env = {
    ...process.env,
    FIVES_ONLY: 'firestore',
    FIVES_PORT_OFFSET: String(offset),
    FIREBASE_EMULATORS_PATH: '/nowhere',
    FIRESTORE_EMULATOR_BINARY_PATH: '',
    PATH: '/nowhere',
    // No process listens on this port.
    HTTPS_PROXY: 'http://127.0.0.1:9',
    https_proxy: 'http://127.0.0.1:9',
  };
  const args = ['scripts/run.mjs', 'scripts/commands/emulate.ts', 'true'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', env });
  expect(stdout + stderr).toMatch(
    /^Starting the emulators …\nThere is no Firestore emulator on this machine.*\n$/,
  );
  expect(status).toBe(1);
});
