import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isFresh, type Part, stamped } from './part.ts';

let folder: string;
let part: Part;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fives-build-'));
  const source = join(folder, 'source');
  mkdirSync(source);
  part = { name: 'toy', sources: [source], output: join(folder, 'out.js'), script: '', args: [], cwd: '.' };
  writeFileSync(join(source, 'a.ts'), 'a');
  writeFileSync(join(source, 'b.ts'), 'b');
  await build();
});

afterEach(() => rmSync(folder, { recursive: true }));

const stamps = () => join(folder, 'stamps');
const build = () => stamped(part, async () => writeFileSync(part.output, 'built'), stamps());
const source = (name: string) => join(folder, 'source', name);

test('what has just been built is fresh', () => {
  expect(isFresh(part, stamps())).toBe(true);
});

test('a changed source makes it stale, even when the file looks older than the build', () => {
  writeFileSync(source('a.ts'), 'c');
  utimesSync(source('a.ts'), 0, 0);
  expect(isFresh(part, stamps())).toBe(false);
});

test('a source that goes makes it stale', () => {
  rmSync(source('b.ts'));
  expect(isFresh(part, stamps())).toBe(false);
});

test('a missing output is not fresh', () => {
  rmSync(part.output);
  expect(isFresh(part, stamps())).toBe(false);
});

test('a build that broke off is not fresh, though an older one was', async () => {
  const breakOff = () => Promise.reject(new Error('broke off'));
  await expect(stamped(part, breakOff, stamps())).rejects.toThrow('broke off');
  expect(isFresh(part, stamps())).toBe(false);
});

test('a source that changes during the build makes it stale', async () => {
  await stamped(part, async () => writeFileSync(source('a.ts'), 'changed meanwhile'), stamps());
  expect(isFresh(part, stamps())).toBe(false);
});
