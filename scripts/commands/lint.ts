import { runBiome } from '../checks/biome.ts';

/** `npm run lint` */
export async function run(): Promise<number> {
  return (await runBiome()) ? 0 : 1;
}
