import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Tests that need a running suite, or start one themselves.
const slow = ['**/*.process.test.ts'];
// Tests of triggers and jobs as the emulators run them. All others call the handlers and need only the database.
const inSuite = ['tests/{triggers,jobs}/suite.test.ts'];
// Loading the same modules anew for every file takes longer than running its tests; nothing here leaves a trace in them.
const together = { isolate: false };
// `npm test` runs them beside tests that need the processor too.
const unit = { ...together, testTimeout: 20_000 };
const patient = {
  testTimeout: 200_000,
  hookTimeout: 200_000,
  // A state comes as soon as the machine lets it; how fast that is is for the benchmarks to say.
  expect: { poll: { timeout: 120_000 } },
};
// These wait for processes of the emulators, which a busy machine starts late.
// `FIVES_RETRY=0` shows which tests need a second attempt.
const RETRY = { retry: Number(process.env.FIVES_RETRY ?? 1) };
// Files that share one database take turns.
const inTurn = { ...patient, fileParallelism: false };
// `npm test` starts several suites, and a worker beside each; otherwise there is one.
const suites = JSON.parse(process.env.FIVES_SUITES ?? '[{}]') as object[];
const besideSuite = {
  ...together,
  ...patient,
  maxWorkers: suites.length,
  setupFiles: ['tests/support/own-suite.ts'],
};

// A job works through all games that it finds, so its test comes before those that leave many behind.
const FIRST = ['/jobs/suite.test.ts'];
// What the rules' tests have covered is judged when all of them have run, and then they run again beside mutants; the
// triggers of generated worlds would hold up those that other tests wait for.
const LAST = ['/coverage.rules.test.ts', '/mutants.rules.test.ts', '/agreement-of-transitions.api.test.ts'];

class InOrder extends BaseSequencer {
  /** Keeps the slowest files first, and the files of a project together: a worker loads the modules of a project once. */
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
      // Short in `npm test`; `npm run prove` lets them run for an hour.
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
