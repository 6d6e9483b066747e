import { describe, expect, test } from 'vitest';
import { linksIn, rowsOf, testExists } from './linked-tests.ts';

describe.each([
  ['the spec', 'docs/spec-table.md', 100],
  ['the attacks and faults', 'docs/attacks.md', 88],
])('table of %s', (_, page, fewest) => {
  const rows = rowsOf(page);

  test('has a test for every row', () => {
    expect(rows.length).toBeGreaterThanOrEqual(fewest);
    expect(rows.filter((row) => linksIn(row).length === 0)).toEqual([]);
  });

  test('links only tests that exist', () => {
    expect(linksIn(rows.join('\n')).filter((link) => !testExists(link))).toEqual([]);
  });
});

test('every attack has a unique number', () => {
  const ids = rowsOf('docs/attacks.md').map((row) => row.split('|')[1]?.trim());
  expect(new Set(ids).size).toBe(ids.length);
});
