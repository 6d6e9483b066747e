import { runCaptured } from '../processes/tool.ts';

/** `npm run lint`: checks style and format of every file. With `--write`, fixes problems. */
export async function run(args: readonly string[] = []): Promise<number> {
  const { code, said } = await runCaptured('node_modules/@biomejs/biome/bin/biome', ['check', ...args, '.']);
  process.stdout.write(said);
  return code === 0 ? 0 : 1;
}
