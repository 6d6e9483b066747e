// Bundles the functions, domain included, into the files that the cloud runs; with --emulator, that the emulators run.
// What one function alone needs is a file of its own, which its process loads at the first call.
// With --outdir=FOLDER they go there instead of where they are deployed from.
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, context } from 'esbuild';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

const entry = process.argv.includes('--emulator') ? './src/emulator/index.ts' : './src/index.ts';

const wanted = process.argv.find((arg) => arg.startsWith('--outdir='))?.slice('--outdir='.length);
const outdir = wanted ?? here('./lib');

const options = {
  entryPoints: [{ in: here(entry), out: 'index' }],
  outdir,
  bundle: true,
  splitting: true,
  // All in one folder, beside what the build of the web app puts there.
  chunkNames: '[name]-[hash]',
  format: 'esm',
  platform: 'node',
  target: 'node20',
  sourcemap: true,
  // Firebase's own packages, Express and Nodemailer are installed beside the bundle, from functions/package.json.
  external: [
    'express',
    'firebase-admin',
    'firebase-admin/*',
    'firebase-functions',
    'firebase-functions/*',
    'nodemailer',
  ],
  logLevel: 'warning',
};

// Files of an older build have other names.
mkdirSync(outdir, { recursive: true });
for (const name of readdirSync(outdir)) if (/\.js(\.map)?$/.test(name)) rmSync(join(outdir, name));

if (process.argv.includes('--watch')) await (await context(options)).watch();
// esbuild has said what is wrong by then.
else await build(options).catch(() => process.exit(1));
