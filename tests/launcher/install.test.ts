import { expect, test } from 'vitest';
import { isComplete } from '../../scripts/install.mjs';

const wanted = {
  '': { version: '0.1.0' },
  domain: { version: '0.1.0' },
  'node_modules/@fives/domain': { link: true },
  'node_modules/zod': { version: '4.6.7' },
  'node_modules/fsevents': { version: '2.3.3', optional: true },
};
const zod = (version: string) => ({ 'node_modules/zod': { version } });
const there = () => '4.6.7';
const none = () => undefined;

test.each([
  ['libraries in their versions, whatever is our own or for another platform', zod('4.6.7'), there, true],
  ['a library of another version', zod('4.6.6'), there, false],
  ['an install that broke off', {}, there, false],
  ['a library that is listed, but whose folder is gone or broken', zod('4.6.7'), none, false],
])('isComplete checks %s', (_, installed, versionIn, expected) => {
  expect(isComplete(wanted, installed, versionIn)).toBe(expected);
});
