import { writeFileSync } from 'node:fs';
import { toJsonText } from './make/text.ts';
import { makeWorld } from './make/world.ts';

// Run this after changing anything in make/: it writes the world anew, beside this file.
writeFileSync(new URL('world.json', import.meta.url), `${toJsonText(makeWorld())}\n`);
