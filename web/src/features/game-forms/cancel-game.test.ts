import { expect, test } from 'vitest';
import { toTellText } from './cancel-game.tsx';

test('the number reads as people say it', () => {
  expect(toTellText(0)).toMatch(/nobody will be told/);
  expect(toTellText(1)).toMatch(/^1 person will be told/);
  expect(toTellText(12)).toMatch(/^12 people will be told/);
});
