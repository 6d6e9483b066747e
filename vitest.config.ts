import { existsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const webSetup = 'web/src/testing/setup.ts';

// Tests that need a running suite, or start one themselves.
const slow = ['**/*.emulator.test.ts', '**/*.process.test.ts'];
// They share one database, so files take turns; the emulator starts a process for each trigger that it runs first.
const beside = { fileParallelism: false, testTimeout: 40_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'domain',
          isolate: false,
          include: ['domain/src/**/*.test.ts', 'tests/bench/**/*.test.ts'],
        },
      },
      { test: { name: 'functions', include: ['functions/src/**/*.test.ts'], exclude: slow } },
      {
        test: {
          name: 'web',
          include: ['web/src/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          setupFiles: existsSync(webSetup) ? [webSetup] : [],
        },
      },
      { test: { name: 'scripts', include: ['{scripts,emulator-data}/**/*.test.ts'], exclude: slow } },
      { test: { name: 'rules', include: ['tests/rules/**/*.test.ts'], ...beside } },
      { test: { name: 'api', include: ['tests/api/**/*.test.ts'], ...beside } },
      {
        test: {
          name: 'triggers',
          include: ['tests/triggers/**/*.test.ts', 'functions/src/**/*.emulator.test.ts'],
          ...beside,
        },
      },
      { test: { name: 'jobs', include: ['tests/jobs/**/*.test.ts'], ...beside } },
      { test: { name: 'browser', include: ['tests/browser/**/*.test.ts'], ...beside, testTimeout: 60_000 } },
      {
        test: { name: 'launcher', include: ['scripts/**/*.process.test.ts'], ...beside, testTimeout: 60_000 },
      },
    ],
  },
});
