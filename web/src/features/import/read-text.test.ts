import { MAX_LIST_BYTES } from '@fives/domain';
import { expect, test } from 'vitest';
import { decodeText, sizeProblem, textProblem } from './read-text.ts';

test.each([
  ['UTF-8', [0x5a, 0x6f, 0xc3, 0xab]],
  ['UTF-8 with a byte order mark', [0xef, 0xbb, 0xbf, 0x5a, 0x6f, 0xc3, 0xab]],
  ['UTF-16 of Excel', [0xff, 0xfe, 0x5a, 0, 0x6f, 0, 0xeb, 0]],
  ['UTF-16 in the other order', [0xfe, 0xff, 0, 0x5a, 0, 0x6f, 0, 0xeb]],
  ['Windows-1252', [0x5a, 0x6f, 0xeb]],
])('reads a file in %s', (_encoding, bytes) => {
  expect(decodeText(Uint8Array.from(bytes))).toBe('Zoë');
});

test('a text is checked if it has content and at most 1 MB', () => {
  expect(textProblem(' \n')).toBe('Paste your results first');
  expect(textProblem('Ann 3-2 Ben')).toBeNull();
  expect(textProblem('a'.repeat(MAX_LIST_BYTES))).toBeNull();
  expect(textProblem(`ë${'a'.repeat(MAX_LIST_BYTES - 1)}`)).toContain('more than 1 MB');
  expect(textProblem(`{${'a'.repeat(MAX_LIST_BYTES)}`)).toBeNull();
  expect(sizeProblem(4 * MAX_LIST_BYTES + 1)).toContain('more than 4 MB');
});
