import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withLock } from './lock.mjs';

const aLock = () => join(mkdtempSync(join(tmpdir(), 'fives-lock-')), 'lock');

test('two who want the same lock take turns', async () => {
  const file = aLock();
  const told: string[] = [];
  const turn = (name: string) =>
    withLock(file, async () => {
      told.push(`${name} begins`);
      // Longer than the other waits between two looks at the lock.
      await new Promise((resolve) => setTimeout(resolve, 300));
      told.push(`${name} ends`);
    });
  await Promise.all([turn('a'), turn('b')]);
  expect(told).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
});

test('a lock whose holder was killed is free', async () => {
  const file = aLock();
  const ended = spawnSync(process.execPath, ['-e', '']).pid;
  writeFileSync(file, String(ended));
  await expect(withLock(file, async () => 'mine')).resolves.toBe('mine');
});
