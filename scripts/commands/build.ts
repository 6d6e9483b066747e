import { build } from '../build.ts';

/** `npm run build` */
export async function run(): Promise<number> {
  await build();
  return 0;
}
