import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const table = readFileSync('docs/spec-table.md', 'utf8');
const rows = table.split('\n').filter((line) => line.startsWith('| ') && !/^\| (The spec|---)/.test(line));
const links = [...table.matchAll(/\[([^\]]+)\]\(\.\.\/([^)]+)\)/g)].map(([, name = '', file = '']) => ({
  name,
  file,
}));

/** The names of a file's tests, written as one reads them. */
function testsIn(file: string): string {
  return readFileSync(file, 'utf8').replaceAll('\\u2019', '\u2019').replaceAll("\\'", "'");
}

function isThere({ name, file }: (typeof links)[number]): boolean {
  return (
    existsSync(file) && ["'", '"', '`'].some((quote) => testsIn(file).includes(`${quote}${name}${quote}`))
  );
}

test('every sentence of the spec is shown by a test', () => {
  expect(rows.length).toBeGreaterThan(100);
  expect(rows.filter((row) => !row.includes('](../'))).toEqual([]);
});

test('every test that shows one is there', () => {
  expect(links.filter((link) => !isThere(link))).toEqual([]);
});
