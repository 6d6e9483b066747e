import { StopRequested } from '../processes/stop-request.ts';
import { type Outcome, oneCheck } from './outcome.ts';

/** A finished stage of `npm test`. */
export type StageResult = Outcome & { readonly name: string; readonly seconds: number };

/** Runs one stage. One that breaks is a failure of its own; only being asked to stop ends the whole run. */
export async function runStage(name: string, work: () => Promise<Outcome>): Promise<StageResult> {
  const start = performance.now();
  console.log(`\n── ${name}`);
  const outcome = await work().catch((error: unknown) => broken(name, error));
  return { name, ...outcome, seconds: (performance.now() - start) / 1000 };
}

/** A stage that could not run. */
export function notRun(name: string): StageResult {
  return { name, ...oneCheck(false), seconds: 0 };
}

function broken(name: string, error: unknown): Outcome {
  if (error instanceof StopRequested) throw error;
  console.error(`${name} broke off: ${error instanceof Error ? error.message : String(error)}`);
  return oneCheck(false);
}
