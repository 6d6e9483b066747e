import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TEXT_LIMITS } from '../../text.ts';
import { toTexts } from './read-list.cases.ts';
import { readList } from './read-list.ts';

const QUARTER_MEGABYTE = 250_000;
/** Processor time in ms. A reader with quadratic time would need a minute for a megabyte. */
const MAX_MS = 60_000 / 16;

const anyPiece = fc.constantFrom(
  ...'Tom|Ann Lee|يوسف|1.|2)|-|[ ]|[x]|✅|❌|in|out|In:|Out:|Subs|+1|~|*|(|)|:|,|\n|\n\n| |12/03/2026, 19:45 - |[12/03, 19:45] Tom: |Ann, [12.03.26 19:45]'.split(
    '|',
  ),
  ...'https://a.example/b|www.x.com|07700 900123|£5|7pm|pitch 4|\u200F|\u0336|1234567|٣'.split('|'),
);
const anyList = fc.oneof(
  fc.array(anyPiece, { maxLength: 60 }).map((pieces) => pieces.join('')),
  fc.array(anyPiece, { maxLength: 60 }).map((pieces) => pieces.join(' ')),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
);

describe('any text', () => {
  test('produces only valid names of people', () => {
    fc.assert(
      fc.property(anyList, (text) => {
        for (const { name } of readList(text).entries) {
          expect(name).toMatch(/\p{L}/u);
          expect(name).not.toMatch(/https?:|www\.|\.com|\n/i);
          expect(name.length).toBeLessThanOrEqual(TEXT_LIMITS.personName);
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('produces only lines of the input', () => {
    fc.assert(
      fc.property(anyList, (text) => {
        const lines = text.split(/\r\n|[\n\r\u0085\u2028\u2029]/);
        const { entries, unclear } = readList(text);
        for (const { line } of entries) expect(lines[line - 1]).toBeDefined();
        for (const { line, text: shownText } of unclear) expect(lines[line - 1]?.trim()).toContain(shownText);
      }),
    );
  });

  test('produces each name once', () => {
    fc.assert(
      fc.property(anyList, (text) => {
        const names = readList(text).entries.map(({ name }) => name.toLowerCase());
        expect(new Set(names).size).toBe(names.length);
      }),
    );
  });

  test('produces the same names if the names are known', () => {
    const people = fc.uniqueArray(fc.constantFrom('Tom', 'Ann Lee', 'Zoë', 'Ben', 'يوسف'), { minLength: 1 });
    fc.assert(
      fc.property(people, (names) => {
        const text = names.map((name, at) => `${at + 1}. ${name}`).join('\n');
        expect(toTexts(readList(text).entries)).toEqual(names);
        expect(toTexts(readList(text, names).entries)).toEqual(names);
      }),
    );
  });
});

describe('a quarter of a megabyte', () => {
  test.each([
    ['of names', 'Tom Harris\n'],
    ['of long lines', `${'Ann, '.repeat(180)}\n`],
    ['of punctuation', `${'.'.repeat(900)}x\n`],
    ['of digits', `${'1-'.repeat(450)}\n`],
    ['of combining strokes', `${'a\u0336 '.repeat(300)}\n`],
    ['of known words', `${'in '.repeat(300)}\n`],
    ['of chat messages', '[12/03/2026, 19:45] Tom: sorry, out this week\n'],
    ['of lists in chat messages', '[12/03, 19:45] Ann: 1. Tom\n2. Ben\n'],
  ])('%s is read in four seconds', (_kind, piece) => {
    const text = piece.repeat(Math.ceil(QUARTER_MEGABYTE / piece.length)).slice(0, QUARTER_MEGABYTE);
    const start = process.cpuUsage();
    const { entries, unclear } = readList(text);
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(MAX_MS);
    expect(entries.length + unclear.length).toBeLessThanOrEqual(text.length);
  });
});
