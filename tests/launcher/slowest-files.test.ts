import { expect, test } from 'vitest';
import { slowestFiles } from '../../scripts/checks/slowest-files.ts';

test('slowestFiles lists the ten slowest files, slowest first', () => {
  const files = Array.from({ length: 12 }, (_, at) => ({ name: `tests/${at}.test.ts`, seconds: at * 1.25 }));
  const lines = slowestFiles(files);
  expect(lines).toHaveLength(10);
  expect(lines[0]).toBe('   13.8 s tests/11.test.ts');
  expect(lines.at(-1)).toBe('    2.5 s tests/2.test.ts');
});
