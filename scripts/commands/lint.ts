import { runCaptured } from '../processes.ts';

export async function run(args: readonly string[] = []): Promise<number> {
  const { code, output } = await runCaptured('node_modules/@biomejs/biome/bin/biome', [
    'check',
    ...args,
    '.',
  ]);
  process.stdout.write(output);
  return code === 0 ? 0 : 1;
}
