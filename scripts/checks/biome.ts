import { resolve } from 'node:path';
import { runCaptured } from '../processes/run-captured.ts';

/** Checks style and form of every file, or mends what can be mended; says what it found, and whether all is well. */
export async function runBiome(options: readonly string[] = []): Promise<boolean> {
  const script = resolve('node_modules/@biomejs/biome/bin/biome');
  const { code, output } = await runCaptured({ script, args: ['check', ...options, '.'] });
  process.stdout.write(output);
  return code === 0;
}
