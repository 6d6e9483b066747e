import { resolve } from 'node:path';
import { runCaptured } from '../processes/run-captured.ts';

// The root's own tsconfig holds tests, scripts and emulator-data.
const projects = ['domain', 'functions', 'web', '.'];

/** Type-checks every project, says what it found, and whether all is well. */
export async function checkTypes(): Promise<boolean> {
  const script = resolve('node_modules/typescript/bin/tsc');
  const results = await Promise.all(
    projects.map((project) => runCaptured({ script, args: ['--noEmit', '--pretty', '-p', project] })),
  );
  process.stdout.write(results.map(({ output }) => output).join(''));
  return results.every(({ code }) => code === 0);
}
