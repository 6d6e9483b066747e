import { writeFileSync } from 'node:fs';
import { toJsonText } from './make/text.ts';
import { makeWorld } from './make/world.ts';

/** `npm run world`: makes the demo world anew. To be run after a change of anything in `make`. */
export async function run(): Promise<number> {
  writeFileSync('emulator-data/world.json', `${toJsonText(makeWorld())}\n`);
  return 0;
}
