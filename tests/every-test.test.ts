import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';
import config from '../vitest.config.ts';

interface Project {
  readonly test: { readonly include: string[]; readonly exclude?: string[] };
}

test('every test file belongs to a Vitest project', () => {
  const projects = (config.test?.projects ?? []) as Project[];
  const runFiles = new Set(
    projects.flatMap(({ test: { include, exclude = [] } }) => globSync(include, { ignore: exclude })),
  );
  const allFiles = globSync('**/*.test.{ts,tsx}', { ignore: ['**/node_modules/**', '**/dist/**'] });
  expect(allFiles.length).toBeGreaterThan(100);
  expect(allFiles.filter((file) => !runFiles.has(file))).toEqual([]);
});
