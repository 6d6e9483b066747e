import { buildAll } from '../builds/build.ts';

/** `npm run build` */
export async function run(): Promise<number> {
  await buildAll();
  return 0;
}
