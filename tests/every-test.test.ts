import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';
import config from '../vitest.config.ts';

interface Project {
  readonly test: { readonly include: string[]; readonly exclude?: string[] };
}

test('every test file belongs to a stage', () => {
  const projects = (config.test?.projects ?? []) as Project[];
  const run = projects.flatMap(({ test: { include, exclude = [] } }) =>
    globSync(include, { ignore: exclude }),
  );
  const written = globSync('**/*.test.{ts,tsx}', { ignore: ['**/node_modules/**', '**/dist/**'] });
  const isRun = new Set(run);
  expect(written.length).toBeGreaterThan(100);
  expect(written.filter((file) => !isRun.has(file))).toEqual([]);
});
