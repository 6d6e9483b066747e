import { expect, test } from 'vitest';
import { isComplete } from '../../scripts/run.mjs';

const wanted = {
  '': { version: '0.1.0' },
  domain: { version: '0.1.0' },
  'node_modules/@fives/domain': { link: true },
  'node_modules/zod': { version: '4.6.7' },
  'node_modules/fsevents': { version: '2.3.3', optional: true },
};

test.each([
  ['true if all required packages have their version', { 'node_modules/zod': { version: '4.6.7' } }, true],
  ['false if a package has another version', { 'node_modules/zod': { version: '4.6.6' } }, false],
  ['false after an interrupted install', {}, false],
])('isComplete is %s', (_, installed, expected) => {
  expect(isComplete(wanted, installed)).toBe(expected);
});
