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
const versionOnDisk = () => '4.6.7';
const brokenFolder = () => undefined;

test.each([
  ['true if all required packages have their version', zod('4.6.7'), versionOnDisk, true],
  ['false if a package has another version', zod('4.6.6'), versionOnDisk, false],
  ['false after an interrupted install', {}, versionOnDisk, false],
  ['false if the folder of a package is missing or broken', zod('4.6.7'), brokenFolder, false],
])('isComplete is %s', (_, installed, versionIn, expected) => {
  expect(isComplete(wanted, installed, versionIn)).toBe(expected);
});
