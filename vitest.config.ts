import { defineConfig } from 'vitest/config';

// Tests that need a running suite, or start one themselves.
const slow = ['**/*.emulator.test.ts', '**/*.process.test.ts'];
// Loading the same modules anew for every file takes longer than running its tests; nothing here leaves a trace in them.
const together = { isolate: false };
// They share one database, so files take turns; the emulator starts a process for each trigger that it runs first.
const beside = { fileParallelism: false, testTimeout: 40_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
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
          include: ['{scripts,emulator-data}/**/*.test.ts', 'tests/{.,launcher}/*.test.ts'],
          exclude: slow,
        },
      },
      { test: { name: 'rules', ...together, include: ['tests/rules/**/*.test.ts'], ...beside } },
      { test: { name: 'api', ...together, include: ['tests/api/**/*.test.ts'], ...beside } },
      {
        test: {
          name: 'triggers',
          include: ['tests/triggers/**/*.test.ts', 'functions/src/**/*.emulator.test.ts'],
          ...beside,
        },
      },
      { test: { name: 'jobs', include: ['tests/jobs/**/*.test.ts'], ...beside } },
      {
        test: {
          name: 'browser',
          ...together,
          include: ['tests/browser/**/*.test.ts'],
          ...beside,
          testTimeout: 60_000,
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
