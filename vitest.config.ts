import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Tests that start processes, with limits of time.
const slow = ['**/*.process.test.ts'];
// These tests need the functions emulator. All other tests of triggers and jobs call the handlers directly.
const inSuite = ['tests/{triggers,jobs}/suite.test.ts'];
// Files share their modules, because loading the modules takes longer than most tests. No test changes a module.
const together = { isolate: false };
// Other stages of `npm test` use the processor at the same time.
const unit = { ...together, testTimeout: 20_000 };
const patient = {
  testTimeout: 200_000,
  hookTimeout: 200_000,
  // A slow machine is no failure. Benchmarks measure speed.
  expect: { poll: { timeout: 120_000 } },
};
// A busy machine starts the processes of the emulators late. `FIVES_RETRY=0` shows which tests need a second attempt.
const RETRY = { retry: Number(process.env.FIVES_RETRY ?? 1) };
// Files that share a database run one after the other.
const inTurn = { ...patient, fileParallelism: false };
// `npm test` starts two suites, with a worker for each. All other commands start one suite.
const suites = JSON.parse(process.env.FIVES_SUITES ?? '[{}]') as object[];
const besideSuite = {
  ...together,
  ...patient,
  maxWorkers: suites.length,
  setupFiles: ['tests/support/own-suite.ts'],
};

// Jobs process all games, so their test runs before tests that create many games.
const FIRST = ['/jobs/suite.test.ts'];
// The coverage is complete after all other tests of the rules, and mutants repeat those tests. Generated worlds start
// many triggers, which would delay the triggers of other tests.
const LAST = ['/coverage.rules.test.ts', '/mutants.rules.test.ts', '/agreement-of-transitions.api.test.ts'];

class InOrder extends BaseSequencer {
  /** Sorts the files by project, slowest first, because a worker loads the modules of a project once. */
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
      { test: { name: 'functions', ...unit, include: ['functions/src/**/*.test.ts'], exclude: slow } },
      {
        resolve: { conditions: ['emulator'] },
        ssr: { resolve: { conditions: ['emulator'] } },
        test: {
          name: 'web',
          ...unit,
          include: ['web/src/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
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
          exclude: slow,
        },
      },
      {
        test: {
          name: 'rules',
          ...together,
          include: ['tests/rules/**/*.test.ts'],
          setupFiles: ['tests/rules/setup/each-file.ts'],
          ...inTurn,
        },
      },
      {
        test: {
          name: 'triggers',
          ...together,
          include: ['tests/triggers/**/*.test.ts'],
          exclude: inSuite,
          ...inTurn,
          ...RETRY,
        },
      },
      { test: { name: 'jobs', include: ['tests/jobs/**/*.test.ts'], exclude: inSuite, ...inTurn, ...RETRY } },
      // `npm run prove` runs more rounds.
      { test: { name: 'races', include: ['tests/{races,walk}/**/*.test.ts'], ...besideSuite } },
      { test: { name: 'api', include: ['tests/api/**/*.test.ts', ...inSuite], ...besideSuite, ...RETRY } },
      {
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          ...besideSuite,
          ...RETRY,
          testTimeout: 480_000,
        },
      },
      {
        test: {
          name: 'launcher',
          include: ['tests/launcher/**/*.process.test.ts'],
          ...inTurn,
          testTimeout: 60_000,
        },
      },
    ],
  },
});
