import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Tests that need a running suite, or start one themselves.
const slow = ['**/*.emulator.test.ts', '**/*.process.test.ts'];
// Loading the same modules anew for every file takes longer than running its tests; nothing here leaves a trace in them.
const together = { isolate: false };
// They share one database, so files take turns; the emulator starts a process for each trigger that it runs first.
const beside = {
  fileParallelism: false,
  testTimeout: 80_000,
  hookTimeout: 120_000,
  // A state comes as soon as the machine lets it; how fast that is is for the benchmarks to say.
  expect: { poll: { timeout: 60_000 } },
};
// Several processes and two cores are in what they wait for. A second try is named at the end of the run, to be looked at.
const unsteady = { ...beside, retry: 1 };

// What the rules' tests have covered is judged when all of them have run, and then they run again beside mutants; the
// triggers of generated worlds would hold up those that other tests wait for.
const LAST = ['/coverage.rules.test.ts', '/mutants.rules.test.ts', '/agreement-of-transitions.api.test.ts'];

class LastFilesLast extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => LAST.findIndex((name) => moduleId.endsWith(name));
    return (await super.sort(files)).sort((a, b) => place(a) - place(b));
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LastFilesLast },
    projects: [
      {
        test: {
          name: 'domain',
          ...together,
          include: ['domain/src/**/*.test.ts', 'tests/bench/**/*.test.ts'],
        },
      },
      { test: { name: 'functions', ...together, include: ['functions/src/**/*.test.ts'], exclude: slow } },
      {
        resolve: { conditions: ['emulator'] },
        ssr: { resolve: { conditions: ['emulator'] } },
        test: {
          name: 'web',
          ...together,
          include: ['web/src/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
        },
      },
      {
        test: {
          name: 'scripts',
          ...together,
          include: [
            '{scripts,emulator-data,rules}/**/*.test.ts',
            'tests/*.test.ts',
            'tests/{screens,stored-documents}/*.test.ts',
            'tests/launcher/*.test.ts',
          ],
          exclude: slow,
        },
      },
      {
        test: {
          name: 'rules',
          ...together,
          include: ['tests/rules/**/*.test.ts'],
          setupFiles: ['tests/rules/setup/each-file.ts'],
          ...beside,
        },
      },
      // Short in `npm test`; `npm run prove` lets them run for an hour.
      { test: { name: 'races', ...together, include: ['tests/{races,walk}/**/*.test.ts'], ...beside } },
      { test: { name: 'api', ...together, include: ['tests/api/**/*.test.ts'], ...unsteady } },
      {
        test: {
          name: 'triggers',
          include: ['tests/triggers/**/*.test.ts', 'functions/src/**/*.emulator.test.ts'],
          ...unsteady,
        },
      },
      { test: { name: 'jobs', include: ['tests/jobs/**/*.test.ts'], ...unsteady } },
      {
        test: {
          name: 'browser',
          ...together,
          include: ['tests/browser/**/*.test.ts'],
          ...unsteady,
          testTimeout: 240_000,
        },
      },
      {
        test: {
          name: 'launcher',
          include: ['tests/launcher/**/*.process.test.ts'],
          ...beside,
          testTimeout: 60_000,
        },
      },
    ],
  },
});
