import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const recipes = readFileSync(new URL('../docs/recipes.md', import.meta.url), 'utf8');
const root = new URL('../', import.meta.url);

/** What a recipe names in full: a path that begins in one of the project's folders, without a place to fill in. */
const PATH = /`((?:domain|functions|web|tests|scripts|docs|emulator-data|rules)\/[\w./-]+)`/g;

test('every file and folder that a recipe names is there', () => {
  const named = [...recipes.matchAll(PATH)].map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((path) => !existsSync(new URL(path, root)))).toEqual([]);
});
