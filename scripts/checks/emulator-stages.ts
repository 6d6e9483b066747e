import { withSuite } from '../emulators/suite.ts';
import { StopRequested } from '../processes/stop-request.ts';
import { stopAllTools } from '../processes/tool.ts';
import { notRun, runStage, type StageResult } from './stage.ts';
import { runVitest } from './vitest.ts';

/** Runs Vitest projects one after the other beside one suite; starting a suite is most of their time. */
export async function runInOneSuite(offset: number, projects: readonly string[]): Promise<StageResult[]> {
  const results: StageResult[] = [];
  let isOver = false;
  try {
    await withSuite({ offset }, async ({ env }) => {
      for (const project of projects) {
        if (isOver) return;
        results.push(await runStage(project, () => runVitest([project], env)));
      }
    });
  } catch (error) {
    if (error instanceof StopRequested) throw error;
    console.error(error instanceof Error ? error.message : error);
  }
  isOver = true;
  // Tests that outlived their suite would only wait for it.
  await stopAllTools();
  return [...results, ...projects.slice(results.length).map(notRun)];
}
