import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { startTool } from '../processes/tool.ts';
import type { Outcome } from './outcome.ts';
import { toOutcome, type VitestReport } from './vitest-report.ts';

const reportFolder = '.cache/test-results';

/** Runs the tests of some projects of vitest.config.ts, for all to see, and counts them. */
export async function runVitest(projects: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Outcome> {
  const report = resolve(reportFolder, `${projects.join('-')}.json`);
  mkdirSync(reportFolder, { recursive: true });
  rmSync(report, { force: true });
  const { exited } = startTool({
    script: resolve('node_modules/vitest/vitest.mjs'),
    args: ['run', ...projects.flatMap((project) => ['--project', project]), ...reporters(report)],
    env,
    stdio: 'inherit',
  });
  return toOutcome(await exited.then(() => readReport(report)), await exited);
}

function reporters(report: string): string[] {
  return ['--passWithNoTests', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
}

function readReport(file: string): VitestReport | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as VitestReport) : undefined;
}
