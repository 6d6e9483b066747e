import { expect, test } from 'vitest';
import page from '../../index.html?raw';
import mark from '../../public/favicon.svg?raw';
import { DAY, LIT, NIGHT } from './marks.ts';

const coloursIn = (text: string) => [...text.matchAll(/"(#[0-9A-Fa-f]{3,8})"/g)].map(([, colour]) => colour);

test('the browser\u2019s own bar has the colours of day and night', () => {
  expect(coloursIn(page)).toEqual([DAY, NIGHT]);
});

test('the mark has the colours of the night and of what is lit', () => {
  expect(coloursIn(mark)).toEqual([NIGHT, LIT]);
});
