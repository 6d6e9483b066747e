import { expect, test } from 'vitest';
import { KEEPS_SCROLL, keepsScroll } from './keeps-scroll.ts';

test('keepsScroll recognises a state that keeps the scroll position', () => {
  expect(keepsScroll({ from: 'menu', ...KEEPS_SCROLL })).toBe(true);
  expect(keepsScroll({ from: 'menu' })).toBe(false);
  expect(keepsScroll(null)).toBe(false);
});
