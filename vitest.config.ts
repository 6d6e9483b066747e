import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Tests that start processes and have time limits.
const processTests = '**/*.process.*';
// Files share their modules, because loading the modules takes longer than most tests. No test changes a module.
const sharedModules = { isolate: false };
// Other stages of `npm test` use the processor at the same time.
const unit = { ...sharedModules, testTimeout: 20_000 };
const longTimeouts = {
  testTimeout: 200_000,
  hookTimeout: 200_000,
  // A slow machine must not fail tests. Benchmarks measure speed.
  expect: { poll: { timeout: 120_000 } },
};
// Files that share a database run one after the other.
const oneFileAtATime = { ...longTimeouts, fileParallelism: false };

// Runs before the files of `functions` are loaded.
const ownProject = ['tests/triggers/own-project.ts'];

const recordedLogger = { 'firebase-functions/logger': `${import.meta.dirname}/tests/support/logger.ts` };

/** Runs the mutants of the rules last, because they repeat the other tests of the rules. */
class MutantsLast extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isMutants = ({ moduleId }: TestSpecification) => moduleId.includes('/mutants.rules.');
    return (await super.sort(files)).toSorted((a, b) => Number(isMutants(a)) - Number(isMutants(b)));
  }
}

/** `vitest --mode prove` runs the nightly tests, whose names end in `.prove.test.ts`. `npm test` runs all others. */
export default defineConfig(({ mode }) => {
  const isNightly = mode === 'prove';
  const tests = (
    files: readonly string[],
    exclude: readonly string[] = [],
    ending = isNightly ? '.prove' : '',
  ) => ({
    include: files.map((file) => `${file}${ending}.test.{ts,tsx}`),
    exclude: isNightly ? [...exclude] : [...exclude, '**/*.prove.test.*'],
  });
  // The nightly run repeats these tests, because they try more cases at night. See `tests/support/nightly.ts`.
  const repeatedTests = (files: readonly string[], exclude?: readonly string[]) => tests(files, exclude, '');
  const setupFiles = isNightly ? [] : ['tests/support/fixed-seed.ts'];
  return {
    test: {
      sequence: { sequencer: MutantsLast },
      projects: [
        {
          test: { name: 'domain', ...unit, ...repeatedTests(['{domain/src,bench}/**/*']), setupFiles },
        },
        { test: { name: 'functions', ...unit, ...tests(['functions/src/**/*'], [processTests]) } },
        {
          resolve: { conditions: ['emulator'] },
          ssr: { resolve: { conditions: ['emulator'] } },
          test: {
            name: 'web',
            ...unit,
            ...tests(['web/src/**/*']),
            environment: 'happy-dom',
            // On two cores, the files of a group share one DOM. Creating a DOM takes half a second.
            sequence: { groupOrder: 1 },
          },
        },
        {
          test: {
            name: 'scripts',
            ...unit,
            ...repeatedTests(
              [
                '{scripts,emulator-data,rules}/**/*',
                'tests/*',
                'tests/{screens,stored-documents,launcher}/*',
              ],
              [processTests],
            ),
            setupFiles,
          },
        },
        {
          test: {
            name: 'rules',
            ...sharedModules,
            ...repeatedTests(['tests/rules/**/*']),
            setupFiles: isNightly ? ['tests/rules/setup/each-file.ts'] : setupFiles,
            ...oneFileAtATime,
          },
        },
        {
          test: {
            name: 'triggers',
            ...sharedModules,
            ...repeatedTests(['tests/triggers/*']),
            setupFiles: ownProject,
            ...oneFileAtATime,
          },
        },
        {
          test: {
            name: 'jobs',
            ...sharedModules,
            ...repeatedTests(['tests/jobs/*']),
            alias: recordedLogger,
            setupFiles: [...setupFiles, ...ownProject],
            ...oneFileAtATime,
          },
        },
        {
          test: {
            name: 'api',
            ...sharedModules,
            ...tests(['tests/{api,races,walk}/*']),
            ...oneFileAtATime,
            setupFiles: [...setupFiles, 'tests/support/in-process.ts'],
            alias: recordedLogger,
          },
        },
        {
          test: {
            name: 'browser',
            ...sharedModules,
            ...tests(['tests/{browser,smoke}/*']),
            ...longTimeouts,
            // Nightly tests measure times, and switch triggers off.
            maxWorkers: isNightly ? 1 : 2,
            setupFiles: ['tests/browser/each-test.ts'],
          },
        },
        {
          test: {
            name: 'launcher',
            ...repeatedTests(['tests/launcher/*.process', 'tests/launcher/*.process.prove']),
            ...oneFileAtATime,
            testTimeout: 60_000,
          },
        },
      ],
    },
  };
});
