import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { escapeFormulas } from './results-csv.ts';

const anyCell = fc
  .array(fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', "'", '"', ',', ';', '|', ' ', '＝', 'a', '1'))
  .map((parts) => parts.join(''));

describe('formula in a cell', () => {
  test.each([
    ['=1+1', "'=1+1"],
    ['+44 20', "'+44 20"],
    ['-x', "'-x"],
    ['@sum', "'@sum"],
    ['＝1', "'＝1"],
    ['  =1', "  '=1"],
    ['Ann, =1', "Ann, '=1"],
    ['Ann;=1', "Ann;'=1"],
    ['"=1"', `"'=1"`],
    ["'t Hooft, O'Neil", "'t Hooft, O'Neil"],
    ['2026-03-12', '2026-03-12'],
    ['Ann-Marie', 'Ann-Marie'],
  ])('%j becomes %j', (cell, escaped) => {
    expect(escapeFormulas(cell)).toBe(escaped);
  });

  test('is escaped after every character that can end a cell', () => {
    fc.assert(
      fc.property(anyCell, (cell) => {
        expect(escapeFormulas(cell)).not.toMatch(/(?:^|[,;|"\t\r\n])\s{0,60}[=+\-@＝]/);
      }),
    );
  });
});
