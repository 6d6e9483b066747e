import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanText, compareNames, lineOfText, linesOfText, optionalLineOfText } from './text.ts';

const name = lineOfText(10, 'Name is required');
const label = optionalLineOfText(10);
const message = linesOfText(20, 'Message is required');
const schemas = [name, label, message];

const INVISIBLE = 'Contains invisible characters';
const problem = (schema: (typeof schemas)[number], text: unknown) =>
  schema.safeParse(text).error?.issues[0]?.message ?? null;

describe('text', () => {
  test('is trimmed and normalised to one Unicode form', () => {
    for (const schema of schemas) expect(schema.parse('  Jose\u0301 ')).toBe('José');
    expect(name.parse('\u00A0Sam\u3000')).toBe('Sam');
    expect(name.parse('\uFEFFSam')).toBe('Sam');
  });

  test('is unchanged by a second cleaning', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (raw) => {
        const clean = cleanText(raw);
        expect(cleanText(clean)).toBe(clean);
      }),
    );
  });

  test.each([
    ['Latin with accents', 'Zoë Núñez'],
    ['Arabic, right to left', 'يوسف'],
    ['Devanagari with its marks', 'प्रिया'],
    ['an emoji', 'Sam ⚽'],
    ['an emoji family, which zero width joiners hold together', '👨‍👩‍👧'],
    ['a heart with its variation selector', '❤️'],
    ['punctuation', "O'Neil-Jr."],
  ])('may contain %s', (_kind, text) => {
    for (const schema of schemas) expect(schema.parse(text)).toBe(text.normalize('NFC'));
  });

  test.each([
    ['a control character', 'Sa\u0007m'],
    ['a zero width space', 'Sa\u200Bm'],
    ['a right-to-left override', 'Sa\u202Em'],
    ['an isolate', 'Sa\u2066m'],
    ['a byte order mark', 'Sa\uFEFFm'],
    ['the first half of a surrogate pair', 'Sa\uD83Dm'],
    ['a line separator', 'Sa\u2028m'],
    ['a Hangul filler', 'Sa\u3164m'],
    ['a half-width Hangul filler', 'Sa\uFFA0m'],
    ['a Hangul choseong filler', 'Sa\u115Fm'],
    ['a blank Braille pattern', 'Sa\u2800m'],
  ])('may not contain %s', (_kind, text) => {
    for (const schema of schemas) expect(problem(schema, text)).toBe(INVISIBLE);
  });
});

describe('line of text', () => {
  test.each([
    ['nothing', ''],
    ['a joiner', '\u200D'],
    ['a variation selector', '\uFE0F'],
    ['a mark without a letter', '\u0301'],
    ['no text at all', undefined],
    ['a number', 7],
    ['null', null],
  ])('is missing if there is %s', (_what, text) => {
    expect(problem(name, text)).toBe('Name is required');
    expect(problem(message, text)).toBe('Message is required');
  });

  test('has no line break or tab', () => {
    for (const text of ['a\nb', 'a\rb', 'a\tb']) {
      expect(problem(name, text)).toBe(INVISIBLE);
      expect(problem(label, text)).toBe(INVISIBLE);
    }
  });

  test('is measured after cleaning, in UTF-16 units', () => {
    expect(name.parse(`  ${'x'.repeat(10)}  `)).toBe('x'.repeat(10));
    expect(name.parse('e\u0301'.repeat(10))).toBe('é'.repeat(10));
    expect(problem(name, 'x'.repeat(11))).toBe('Must be at most 10 characters');
    expect(problem(name, '⚽'.repeat(10))).toBeNull();
    expect(problem(name, '👍'.repeat(5))).toBeNull();
    expect(problem(name, '👍'.repeat(6))).toBe('Must be at most 10 characters');
  });

  test('may be empty if optional, but not null', () => {
    expect(label.parse('  ')).toBe('');
    expect(problem(label, null)).not.toBeNull();
    expect(problem(label, 'x'.repeat(11))).toBe('Must be at most 10 characters');
  });
});

describe('text of several lines', () => {
  test('keeps its lines and tabs', () => {
    expect(message.parse(' one\n\ttwo\r\nthree ')).toBe('one\n\ttwo\r\nthree');
  });

  test('has a maximum length', () => {
    expect(problem(message, 'x'.repeat(21))).toBe('Must be at most 20 characters');
  });
});

test('names sort without regard to case or accents, then by uid', () => {
  const people = [
    { uid: 'c', name: 'zoe' },
    { uid: 'b', name: 'Sam' },
    { uid: 'a', name: 'sam' },
    { uid: 'd', name: 'Émile' },
  ];
  for (const order of [people, people.toReversed()])
    expect(order.toSorted(compareNames).map(({ uid }) => uid)).toEqual(['d', 'a', 'b', 'c']);
});
