import { expect, test } from 'vitest';
import { differences } from './differences.ts';

test('differences lists each changed value with its path', () => {
  const before = { rows: { sam: { points: 3, form: 'W' } }, at: new Date(0), list: [1], gone: true };
  const after = { list: [1, 2], rows: { sam: { form: 'W', points: 8 } }, at: { toDate: () => new Date(0) } };
  expect(differences(before, after)).toEqual([
    'gone: true → nothing',
    'list: [1] → [1,2]',
    'rows.sam.points: 3 → 8',
  ]);
});

test('differences ignores the order of map keys', () => {
  expect(differences([{ a: 1, b: 2 }], [{ b: 2, a: 1 }])).toEqual([]);
});
