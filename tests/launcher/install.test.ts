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

test.each([
  ['libraries in their versions, whatever is our own or for another platform', zod('4.6.7'), true, true],
  ['a library of another version', zod('4.6.6'), true, false],
  ['an install that broke off', {}, true, false],
  ['a library that is listed, but whose folder is gone', zod('4.6.7'), false, false],
])('%s: is everything there?', (_, installed, isThere, expected) => {
  expect(isComplete(wanted, installed, () => isThere)).toBe(expected);
});
