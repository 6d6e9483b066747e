import { expect, test } from 'vitest';
import page from '../../index.html?raw';
import mark from '../../public/favicon.svg?raw';
import { DAY, LIT, NIGHT } from './hex-colours.ts';

const coloursIn = (text: string) => [...text.matchAll(/"(#[0-9A-Fa-f]{3,8})"/g)].map(([, colour]) => colour);

test('the browser bar has the colours of both modes', () => {
  expect(coloursIn(page)).toEqual([DAY, NIGHT]);
});

test('the favicon has the colours of the dark mode', () => {
  expect(coloursIn(mark)).toEqual([NIGHT, LIT]);
});
