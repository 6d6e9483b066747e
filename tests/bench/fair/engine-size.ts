import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { atMost, type GatedFigure } from './gates.ts';

/** What the engine adds to a page, as it travels: picking, with everything that takes. */
export async function engineSize(): Promise<GatedFigure> {
  const { outputFiles } = await build({
    entryPoints: ['domain/src/fair-teams/pick-fair-teams.ts'],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
  });
  const bytes = gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length;
  return atMost(['engine, minified and zipped', bytes / 1024, 'kB'], 6);
}
