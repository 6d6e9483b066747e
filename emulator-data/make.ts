import { writeFileSync } from 'node:fs';
import { toJsonText } from './make/text.ts';
import { makeWorld } from './make/world.ts';

/** `npm run world`: writes `world.json` again. Run it after a change in `make`. */
export async function run(): Promise<number> {
  writeFileSync('emulator-data/world.json', `${toJsonText(makeWorld())}\n`);
  return 0;
}
