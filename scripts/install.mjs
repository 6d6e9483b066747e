// Plain JavaScript without dependencies, because it is what installs them.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Runs `npm ci` unless every package of the lockfile is there in its exact version. @returns npm's first line where that fails, else null */
export function installMissing() {
  // npm writes the second list last, and `npm ci` begins by removing it: an install that broke off leaves none.
  if (isComplete(packagesIn('package-lock.json'), packagesIn('node_modules/.package-lock.json'))) return null;
  console.log('Installing packages (about a minute, once) …');
  // Inside an npm script this names the npm that runs it; it need not be the one on the PATH.
  const cli = process.env.npm_execpath;
  const [program, ...first] = cli?.endsWith('.js') ? [process.execPath, cli] : ['npm'];
  const args = [...first, 'ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status, stderr, error } = spawnSync(program, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return status === 0
    ? null
    : String(error ?? stderr)
        .trim()
        .split('\n')[0];
}

/**
 * Whether all `wanted` packages are among the `installed`. Contents are compared, not times: a fresh checkout makes
 * old files look new.
 */
export function isComplete(wanted, installed, versionIn = versionInFolder) {
  return Object.entries(wanted).every(([path, { version, link, optional, devOptional, peer }]) => {
    const isOurs = link || !path.includes('node_modules/');
    if (isOurs) return true;
    // Optional packages are often for another platform.
    if (!installed[path]) return Boolean(optional || devOptional || peer);
    return installed[path].version === version && versionIn(path) === version;
  });
}

const packagesIn = (file) => readJson(file).packages ?? {};
const versionInFolder = (folder) => readJson(`${folder}/package.json`).version;

/** Empty for a file that is not there, or broken. */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}
