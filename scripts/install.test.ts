import { expect, test } from 'vitest';
import { isComplete } from './install.mjs';

const wanted = {
  '': { version: '0.1.0' },
  domain: { version: '0.1.0' },
  'node_modules/@fives/domain': { link: true },
  'node_modules/zod': { version: '4.6.7' },
  'node_modules/fsevents': { version: '2.3.3', optional: true },
};

const there = () => true;

test('everything is there: libraries in their versions, whatever is our own or for another platform', () => {
  expect(isComplete(wanted, { 'node_modules/zod': { version: '4.6.7' } }, there)).toBe(true);
});

test('a library of another version is missing', () => {
  expect(isComplete(wanted, { 'node_modules/zod': { version: '4.6.6' } }, there)).toBe(false);
});

test('after an install that broke off, libraries are missing', () => {
  expect(isComplete(wanted, {}, there)).toBe(false);
});

test('a library that is listed, but whose folder is gone, is missing', () => {
  expect(isComplete(wanted, { 'node_modules/zod': { version: '4.6.7' } }, () => false)).toBe(false);
});
