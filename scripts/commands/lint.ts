import { runCaptured } from '../processes/tool.ts';

/** `npm run lint`: checks style and form of every file; with `--write`, mends what can be mended. */
export async function run(args: readonly string[] = []): Promise<number> {
  const { code, said } = await runCaptured('node_modules/@biomejs/biome/bin/biome', ['check', ...args, '.']);
  process.stdout.write(said);
  return code === 0 ? 0 : 1;
}
