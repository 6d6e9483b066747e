import { readFileSync, writeFileSync } from 'node:fs';
import { withGenerated } from '../../rules/generate.ts';

/** Writes constants and field lists of the domain into the rules. */
export async function run(): Promise<number> {
  writeFileSync('firestore.rules', withGenerated(readFileSync('firestore.rules', 'utf8')));
  return 0;
}
