import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const cache = fileURLToPath(new URL('../../.cache/', import.meta.url));

/**
 * Returns `FIVES_CHROMIUM`, or the path of Chromium from the npm package. Do not use the flags of the package, which
 * switch off web security.
 */
export async function chromiumPath(): Promise<string> {
  const named = process.env.FIVES_CHROMIUM;
  if (named) return named;
  const folder = join(cache, `chromium-${packageVersion()}`);
  if (!existsSync(folder)) unpackTo(folder);
  const program = join(folder, 'chromium');
  if (!starts(program)) addLibraries(folder);
  if (!existsSync('/etc/fonts')) process.env.FONTCONFIG_PATH ??= join(folder, 'fonts');
  return program;
}

// The folder name contains the version, because the package does not update a Chromium that exists.
function packageVersion(): string {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const file = join(dirname(entry), '..', '..', 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { readonly version: string }).version;
}

/** Unpacks to a temporary folder and renames it, so that `folder` is never incomplete. */
function unpackTo(folder: string): void {
  mkdirSync(cache, { recursive: true });
  const draft = mkdtempSync(join(cache, 'chromium-draft-'));
  unpackInto(draft);
  try {
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    // Another process created `folder` first.
    if (!existsSync(folder)) throw error;
  }
}

/** Starts a process with its own `TMPDIR`, because the package always unpacks to the temporary folder. */
function unpackInto(folder: string): void {
  const unpack = "import('@sparticuz/chromium').then(({ default: chromium }) => chromium.executablePath())";
  // With `AWS_EXECUTION_ENV`, the package also unpacks the libraries that bare machines lack.
  const env = { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' };
  execFileSync(process.execPath, ['-e', unpack], { env });
}

function starts(program: string): boolean {
  return spawnSync(program, ['--version']).status === 0;
}

function addLibraries(folder: string): void {
  const paths = [join(folder, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH];
  process.env.LD_LIBRARY_PATH = paths.filter(Boolean).join(':');
}
