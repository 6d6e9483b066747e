import { writeFileSync } from 'node:fs';
import { toJsonText } from './make/text.ts';
import { makeWorld } from './make/world.ts';

export async function run(): Promise<number> {
  writeFileSync('emulator-data/world.json', `${toJsonText(makeWorld())}\n`);
  return 0;
}
