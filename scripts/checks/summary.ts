import type { StageResult } from './stage.ts';

/** The stages, one per line: what passed, what failed, and how long it took. */
export function toTable(results: readonly StageResult[]): string {
  return results.map(toLine).join('\n');
}

function toLine({ name, passed, failed, seconds }: StageResult): string {
  const counts = `${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed`;
  return `${failed > 0 ? '✗' : '✓'} ${name.padEnd(9)}${counts} ${seconds.toFixed(1).padStart(7)} s`;
}
