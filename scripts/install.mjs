// Plain JavaScript without dependencies, because this script installs the dependencies.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Runs `npm ci` if a package of the lockfile is missing or has another version. Returns the first line of npm's error,
 * or null if all packages are installed.
 */
export function installMissing() {
  // `npm ci` first deletes the list in `node_modules` and writes it last. After an interrupted install, the list is
  // missing.
  if (isComplete(packagesIn('package-lock.json'), packagesIn('node_modules/.package-lock.json'))) return null;
  console.log('Installing packages (about a minute, once) …');
  // Path of the npm that runs this script. The PATH may contain another npm.
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
 * True if all `wanted` packages are installed. Compares versions, not file times, because a new checkout changes them.
 */
export function isComplete(wanted, installed, versionIn = versionInFolder) {
  return Object.entries(wanted).every(([path, { version, link, optional, devOptional, peer }]) => {
    const isOwnPackage = link || !path.includes('node_modules/');
    if (isOwnPackage) return true;
    // Optional packages are often for another platform.
    if (!installed[path]) return Boolean(optional || devOptional || peer);
    return installed[path].version === version && versionIn(path) === version;
  });
}

const packagesIn = (file) => readJson(file).packages ?? {};
const versionInFolder = (folder) => readJson(`${folder}/package.json`).version;

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}
