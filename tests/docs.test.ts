import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';

const LINK = /\]\((?!https?:|#)([^)#]+)/g;
/** Matches a path in a folder of the project. Paths with placeholders do not match. */
const PATH = /`((?:domain|functions|web|tests|scripts|docs|emulator-data|rules|bench)\/[\w./-]+)`/g;
/** Files that are not in the repository. */
const LOCAL = /\/\.env|^functions\/lib$|^bench\/results\.json$/;

const pages = globSync(['*.md', 'docs/**/*.md'], { expandDirectories: false });

test('every path that the docs name exists', () => {
  const named = pages.flatMap((page) => {
    const text = readFileSync(page, 'utf8');
    const links = [...text.matchAll(LINK)].map(([, path = '']) => join(dirname(page), path));
    const paths = [...text.matchAll(PATH)].map(([, path = '']) => path);
    return [...links, ...paths].map((path) => ({ page, path }));
  });
  expect(named.length).toBeGreaterThan(300);
  expect(named.filter(({ path }) => !LOCAL.test(path) && !existsSync(path))).toEqual([]);
});

test('every browser test that an attack names exists', () => {
  const rows = readFileSync('docs/attacks.md', 'utf8').matchAll(/^\| \w+ \|.*\|(.*)\|$/gm);
  const names = [...rows].flatMap(([, tests = '']) => tests.match(/(?<=`)[\w-]+(?=`)/g) ?? []);
  expect(new Set(names).size).toBeGreaterThan(0);
  const isMissing = (name: string) => globSync(`tests/browser/${name}{,.prove}.test.ts`).length === 0;
  expect(names.filter(isMissing)).toEqual([]);
});

test('every attack has a unique number', () => {
  const ids = readFileSync('docs/attacks.md', 'utf8').match(/(?<=^\| )\w+(?= \|)/gm) ?? [];
  expect(ids.length).toBeGreaterThan(100);
  expect(new Set(ids).size).toBe(ids.length);
});
