import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const notSource = new Set(['node_modules', 'lib', 'dist', 'dev-dist']);

/** One short text that changes when any file below the paths changes, appears, moves or goes. */
export function fingerprintOf(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesBelow))
    hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

function filesBelow(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  const names = readdirSync(path).filter((name) => !notSource.has(name));
  return names.sort().flatMap((name) => filesBelow(join(path, name)));
}
