import { run as lint } from './lint.ts';

/** `npm run format` */
export async function run(): Promise<number> {
  return lint(['--write']);
}
