import { expect, test } from 'vitest';
import { undecidedText } from './undecided-text.ts';

test('names the people without a choice', () => {
  expect(undecidedText([])).toBeNull();
  expect(undecidedText(['Tom'])).toBe('Choose who Tom is');
  expect(undecidedText(['Tom', 'Ann'])).toBe('Choose who these people are: Tom, Ann');
});

test('names at most ten people without a choice', () => {
  const names = Array.from({ length: 12 }, (_, at) => String(at + 1));
  expect(undecidedText(names)).toBe('Choose who these people are: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 and 2 more');
});
