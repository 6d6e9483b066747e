// Bundles the functions with the domain into the folder `lib`, which is deployed. Code that only one function needs is in a
// separate file, which its process loads on the first call.
// --emulator bundles the functions for the emulators.
// --outdir=FOLDER writes to another folder.
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, context } from 'esbuild';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

const entry = process.argv.includes('--emulator') ? './src/emulator/index.ts' : './src/index.ts';

const outdirArg = process.argv.find((arg) => arg.startsWith('--outdir='))?.slice('--outdir='.length);
const outdir = outdirArg ?? here('./lib');

const options = {
  entryPoints: [{ in: here(entry), out: 'index' }],
  outdir,
  bundle: true,
  splitting: true,
  // No subfolders, because the build of the web app writes `invite-page.json` into the same folder.
  chunkNames: '[name]-[hash]',
  format: 'esm',
  platform: 'node',
  target: 'node20',
  sourcemap: true,
  // Packages in functions/package.json, which the platform installs.
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

// Deletes the files of an older build, whose names have other hashes.
mkdirSync(outdir, { recursive: true });
for (const name of readdirSync(outdir)) if (/\.js(\.map)?$/.test(name)) rmSync(join(outdir, name));

if (process.argv.includes('--watch')) await (await context(options)).watch();
// esbuild has already logged the error.
else await build(options).catch(() => process.exit(1));
