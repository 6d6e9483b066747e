import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { aRunningSuite, expectFreePorts, isAlive, offset, ports } from './running-suite.ts';

test('npm start reports a port in use in one line and starts nothing', async () => {
  const server = createServer().listen(ports.auth, '127.0.0.1');
  await once(server, 'listening');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/run.mjs', 'scripts/commands/start.ts'],
    {
      encoding: 'utf8',
      env: { ...process.env, FIVES_PORT_OFFSET: String(offset) },
      timeout: 30_000,
      killSignal: 'SIGINT',
    },
  );
  await once(server.close(), 'close');
  expect(stdout + stderr).toMatch(new RegExp(`^Port ${ports.auth} \\(auth\\) is in use\\..*\n$`));
  expect(status).toBe(1);
  await expectFreePorts();
});

test('Ctrl-C leaves no process or port in use', async () => {
  const { launcher, pids, exited } = await aRunningSuite();
  launcher.kill('SIGINT');
  expect(await exited).toBe(130);
  expect(pids.filter(isAlive)).toEqual([]);
  await expectFreePorts();
});
