import { defineConfig } from 'vitest/config';

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

const recordedLogger = { 'firebase-functions/logger': `${import.meta.dirname}/tests/support/logger.ts` };

/** `vitest --mode prove` runs the nightly tests, whose names end in `.prove.test.ts`. `npm test` runs all others. */
export default defineConfig(({ mode }) => {
  const isNightly = mode === 'prove';
  const tests = (files: readonly string[], exclude: readonly string[] = []) => ({
    include: files.map((file) => `${file}${isNightly ? '.prove' : ''}.test.{ts,tsx}`),
    exclude: isNightly ? [...exclude] : [...exclude, '**/*.prove.test.*'],
  });
  return {
    test: {
      projects: [
        { test: { name: 'domain', ...unit, ...tests(['{domain/src,bench}/**/*']) } },
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
            ...tests(
              [
                '{scripts,emulator-data,rules}/**/*',
                'tests/*',
                'tests/{screens,stored-documents,launcher}/*',
              ],
              [processTests],
            ),
          },
        },
        {
          test: {
            name: 'rules',
            ...sharedModules,
            ...tests(['tests/rules/**/*']),
            setupFiles: ['tests/rules/setup/each-file.ts'],
            ...oneFileAtATime,
          },
        },
        {
          test: {
            name: 'triggers',
            ...sharedModules,
            ...tests(['tests/triggers/*']),
            ...oneFileAtATime,
          },
        },
        {
          test: {
            name: 'jobs',
            ...sharedModules,
            ...tests(['tests/jobs/*']),
            alias: recordedLogger,
            ...oneFileAtATime,
          },
        },
        {
          test: {
            name: 'api',
            ...sharedModules,
            ...tests(['tests/{api,races,walk}/*']),
            ...oneFileAtATime,
            setupFiles: ['tests/support/in-process.ts'],
            alias: recordedLogger,
          },
        },
        {
          test: {
            name: 'browser',
            ...sharedModules,
            ...tests(['tests/{browser,smoke}/*']),
            ...longTimeouts,
            maxWorkers: 2,
            setupFiles: ['tests/browser/each-test.ts'],
          },
        },
        {
          test: {
            name: 'launcher',
            ...tests(['tests/launcher/*.process']),
            ...oneFileAtATime,
            testTimeout: 60_000,
          },
        },
      ],
    },
  };
});
