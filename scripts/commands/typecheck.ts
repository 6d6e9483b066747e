import { checkTypes } from '../checks/types.ts';

/** `npm run typecheck` */
export async function run(): Promise<number> {
  return (await checkTypes()) ? 0 : 1;
}
