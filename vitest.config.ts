import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Tests that start processes and have time limits.
const processTests = ['**/*.process.test.ts'];
// Tests of triggers and jobs that need the functions emulator. All other tests call the handlers directly.
const suiteTests = ['tests/{triggers,jobs}/suite.test.ts'];
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
// `npm test` starts two suites, with a worker for each. All other commands start one suite.
const suites = JSON.parse(process.env.FIVES_SUITES ?? '[{}]') as object[];
const withSuites = {
  ...sharedModules,
  ...longTimeouts,
  maxWorkers: suites.length,
  setupFiles: ['tests/support/own-suite.ts'],
};

// Jobs process all games, so their test runs before tests that create many games.
const FIRST = ['/jobs/suite.test.ts'];
// The coverage is complete after all other tests of the rules, and mutants repeat those tests. Generated worlds start
// many triggers, which would delay the triggers of other tests.
const LAST = ['/coverage.rules.test.ts', '/mutants.rules.test.ts', '/agreement-of-transitions.api.test.ts'];

class InOrder extends BaseSequencer {
  /** Groups the files by project, because a worker loads the modules of a project once. Keeps slow files first. */
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project.name))];
    const rank = ({ moduleId, project }: TestSpecification) => {
      if (FIRST.some((name) => moduleId.endsWith(name))) return -1;
      const last = LAST.findIndex((name) => moduleId.endsWith(name));
      return last === -1 ? projects.indexOf(project.name) : projects.length + last;
    };
    return sorted.toSorted((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: InOrder },
    projects: [
      {
        test: {
          name: 'domain',
          ...unit,
          include: ['domain/src/**/*.test.ts', 'tests/bench/**/*.test.ts'],
        },
      },
      {
        test: { name: 'functions', ...unit, include: ['functions/src/**/*.test.ts'], exclude: processTests },
      },
      {
        resolve: { conditions: ['emulator'] },
        ssr: { resolve: { conditions: ['emulator'] } },
        test: {
          name: 'web',
          ...unit,
          include: ['web/src/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          // On two cores, the files of a group share one DOM. Creating a DOM takes half a second.
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'scripts',
          ...unit,
          include: [
            '{scripts,emulator-data,rules}/**/*.test.ts',
            'tests/*.test.ts',
            'tests/{screens,stored-documents}/*.test.ts',
            'tests/launcher/*.test.ts',
          ],
          exclude: processTests,
        },
      },
      {
        test: {
          name: 'rules',
          ...sharedModules,
          include: ['tests/rules/**/*.test.ts'],
          setupFiles: ['tests/rules/setup/each-file.ts'],
          ...oneFileAtATime,
        },
      },
      {
        test: {
          name: 'triggers',
          ...sharedModules,
          include: ['tests/triggers/**/*.test.ts'],
          exclude: suiteTests,
          ...oneFileAtATime,
        },
      },
      {
        test: {
          name: 'jobs',
          ...sharedModules,
          include: ['tests/jobs/**/*.test.ts'],
          alias: { 'firebase-functions/logger': `${import.meta.dirname}/tests/jobs/logger.ts` },
          exclude: suiteTests,
          ...oneFileAtATime,
        },
      },
      // `npm run prove` runs more rounds.
      { test: { name: 'races', include: ['tests/{races,walk}/**/*.test.ts'], ...withSuites } },
      { test: { name: 'api', include: ['tests/api/**/*.test.ts', ...suiteTests], ...withSuites } },
      {
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          ...withSuites,
          setupFiles: [...withSuites.setupFiles, 'tests/browser/each-test.ts'],
          testTimeout: 480_000,
        },
      },
      {
        test: {
          name: 'launcher',
          include: ['tests/launcher/**/*.process.test.ts'],
          ...oneFileAtATime,
          testTimeout: 60_000,
        },
      },
    ],
  },
});
