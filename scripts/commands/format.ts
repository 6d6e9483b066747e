import { runBiome } from '../checks/biome.ts';

/** `npm run format` */
export async function run(): Promise<number> {
  return (await runBiome(['--write'])) ? 0 : 1;
}
