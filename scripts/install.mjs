// Plain JavaScript without dependencies, because it is what installs them.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Runs `npm ci` unless every package of the lockfile is installed in its exact version; false where that fails. */
export function installWhatIsMissing() {
  // npm writes the second list last, and `npm ci` begins by removing it: an install that broke off leaves none.
  if (isComplete(packagesIn('package-lock.json'), packagesIn('node_modules/.package-lock.json'))) return true;
  console.log('Installing packages (about a minute, once) …');
  // Inside an npm script this names the npm that runs it; it need not be the one on the PATH.
  const cli = process.env.npm_execpath;
  const [program, ...first] = cli?.endsWith('.js') ? [process.execPath, cli] : ['npm'];
  const args = [...first, 'ci', '--no-audit', '--no-fund', '--loglevel=error'];
  return spawnSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}

/**
 * Whether all `wanted` packages are among the `installed`. Contents are compared, not times: a fresh checkout makes
 * old files look new.
 */
export function isComplete(wanted, installed, isThere = existsSync) {
  return Object.entries(wanted).every(([path, { version, link, optional, devOptional, peer }]) => {
    const isOurs = link || !path.includes('node_modules/');
    if (isOurs) return true;
    // Optional packages are often for another platform.
    if (!installed[path]) return Boolean(optional || devOptional || peer);
    return installed[path].version === version && isThere(`${path}/package.json`);
  });
}

function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return {};
  }
}
