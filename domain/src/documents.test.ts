import { expect, test } from 'vitest';
import { DOCUMENTS } from './documents.ts';

test('every document path has an even number of segments', () => {
  for (const { path } of Object.values(DOCUMENTS)) expect(path.split('/').length % 2, path).toBe(0);
});
