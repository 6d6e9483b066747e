// Entry point of the npm commands: `node scripts/run.mjs MODULE ARGS…`.
// Plain JavaScript without dependencies, because this script installs the dependencies.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** True if every required package is installed in the version of the lockfile. */
export function isComplete(wanted, installed) {
  return Object.entries(wanted).every(([path, { version, link, optional, devOptional, peer }]) => {
    const isOwnPackage = link || !path.includes('node_modules/');
    // Optional packages are often for another platform.
    if (!installed[path]) return Boolean(isOwnPackage || optional || devOptional || peer);
    return isOwnPackage || installed[path].version === version;
  });
}

function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return {};
  }
}

function installMissing() {
  // `npm ci` deletes this list first and writes it last, so that the list is missing after an interrupted install.
  if (isComplete(packagesIn('package-lock.json'), packagesIn('node_modules/.package-lock.json'))) return;
  console.log('Installing packages (about a minute, once) …');
  const npm = spawnSync('npm ci --no-audit --no-fund --loglevel=error', { shell: true, encoding: 'utf8' });
  if (npm.status === 0) return;
  console.error(
    `Installing packages failed (npm ci). Is the network up? ${npm.stderr.trim().split('\n')[0]}`,
  );
  process.exit(1);
}

if (process.argv[1] === import.meta.filename) {
  const [module, ...args] = process.argv.slice(2);
  installMissing();
  const { register } = await import('tsx/esm/api');
  register();
  const { runCommand } = await import('./processes.ts');
  await runCommand(pathToFileURL(resolve(module)).href, args);
}
