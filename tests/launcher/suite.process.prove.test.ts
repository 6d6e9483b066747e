import { expect, test } from 'vitest';
import { aRunningSuite, argumentsOf, expectFreePorts, isAlive } from './running-suite.ts';

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
