// Bundles the functions, domain included, into the one file that the cloud runs; with --emulator, that the emulators run.
// With --outfile=FILE it goes there instead of where it is deployed from.
import { fileURLToPath } from 'node:url';
import { build, context } from 'esbuild';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

const entry = process.argv.includes('--emulator') ? './src/emulator/index.ts' : './src/index.ts';

const outfile = process.argv.find((arg) => arg.startsWith('--outfile='))?.slice('--outfile='.length);

const options = {
  entryPoints: [here(entry)],
  outfile: outfile ?? here('./lib/index.js'),
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  sourcemap: true,
  // Firebase's own packages and Express are installed beside the bundle, from functions/package.json.
  external: ['express', 'firebase-admin', 'firebase-admin/*', 'firebase-functions', 'firebase-functions/*'],
  logLevel: 'info',
};

if (process.argv.includes('--watch')) await (await context(options)).watch();
// esbuild has said what is wrong by then.
else await build(options).catch(() => process.exit(1));
