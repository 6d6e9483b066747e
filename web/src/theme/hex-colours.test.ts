import { expect, test } from 'vitest';
import indexHtml from '../../index.html?raw';
import faviconSvg from '../../public/favicon.svg?raw';
import { DAY, LIT, NIGHT } from './hex-colours.ts';

const coloursIn = (text: string) => [...text.matchAll(/"(#[0-9A-Fa-f]{3,8})"/g)].map(([, colour]) => colour);

test('the browser bar has the colours of both modes', () => {
  expect(coloursIn(indexHtml)).toEqual([DAY, NIGHT]);
});

test('the favicon has the colours of the dark mode', () => {
  expect(coloursIn(faviconSvg)).toEqual([NIGHT, LIT]);
});
