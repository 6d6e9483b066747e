// Installs the packages of package-lock.json when they are not there yet.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { withLock } from './lock.mjs';

const wantedFile = 'package-lock.json';
// npm writes this list last, and `npm ci` begins by removing it: an install that broke off leaves none.
const installedFile = 'node_modules/.package-lock.json';
// Two at once, of two commands in a fresh clone, would pull the packages from under each other.
const lockFile = '.cache/install.lock';

/** Runs `npm ci` unless every package of the lockfile is installed in its exact version. */
export async function installWhatIsMissing() {
  if (isInstalled()) return;
  await withLock(lockFile, async (nameHolder) => {
    // Somebody else has done it while we waited.
    if (isInstalled()) return;
    console.log('Installing packages (about a minute, once) …');
    await install(nameHolder);
  });
}

/** Contents are compared, not times: a fresh checkout makes old files look new. */
export function isComplete(wanted, installed, isThere = existsSync) {
  return Object.entries(wanted).every(([path, { version, link, optional, devOptional, peer }]) => {
    const isOurs = link || !path.includes('node_modules/');
    if (isOurs) return true;
    // Optional packages are often for another platform.
    if (!installed[path]) return Boolean(optional || devOptional || peer);
    return installed[path].version === version && isThere(`${path}/package.json`);
  });
}

function isInstalled() {
  return isComplete(packagesIn(wantedFile), packagesIn(installedFile));
}

function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return {};
  }
}

async function install(nameHolder) {
  const { pid, exited } = npm(['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if (pid) nameHolder(pid);
  if ((await exited) === 0) return;
  const message = 'Installing packages failed (npm ci). Is the network up? Then try again.';
  throw Object.assign(new Error(message), { name: 'PlainError' });
}

function npm(args) {
  // Inside an npm script this names the npm that runs it; it need not be the one on the PATH.
  const cli = process.env.npm_execpath;
  const [program, first] = cli?.endsWith('.js') ? [process.execPath, [cli]] : ['npm', []];
  const child = spawn(program, [...first, ...args], { stdio: ['ignore', 'ignore', 'inherit'] });
  const exited = new Promise((resolve) => {
    child.on('error', () => resolve(1));
    child.on('exit', (code) => resolve(code ?? 1));
  });
  return { pid: child.pid, exited };
}
