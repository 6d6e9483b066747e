import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const cache = fileURLToPath(new URL('../../.cache/', import.meta.url));

/**
 * The Chromium for browser tests: the one that FIVES_CHROMIUM names, or the one of the npm package,
 * unpacked once. Start it with --no-sandbox --disable-dev-shm-usage --disable-gpu, not with the
 * package's own flags, which switch web security off.
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

// A new version gets a new folder; the package itself would go on with whatever lies there.
function packageVersion(): string {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const file = join(dirname(entry), '..', '..', 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { readonly version: string }).version;
}

/** Unpacks beside, then renames: a folder of that name is always whole. */
function unpackTo(folder: string): void {
  mkdirSync(cache, { recursive: true });
  const draft = mkdtempSync(join(cache, 'chromium-draft-'));
  unpackInto(draft);
  try {
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    // Another process was faster.
    if (!existsSync(folder)) throw error;
  }
}

/** The package unpacks into the system's folder for temporary files: a process of its own believes that this is it. */
function unpackInto(folder: string): void {
  const unpack = "import('@sparticuz/chromium').then(({ default: chromium }) => chromium.executablePath())";
  // The second is what makes it unpack the libraries that bare machines lack, too.
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
