import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const recipes = readFileSync(new URL('../docs/recipes.md', import.meta.url), 'utf8');
const root = new URL('../', import.meta.url);

/** Matches a path in a folder of the project. Paths with placeholders do not match. */
const PATH = /`((?:domain|functions|web|tests|scripts|docs|emulator-data|rules)\/[\w./-]+)`/g;

test('every path that a recipe names exists', () => {
  const named = [...recipes.matchAll(PATH)].map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((path) => !existsSync(new URL(path, root)))).toEqual([]);
});
