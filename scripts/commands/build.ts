import { runCaptured } from '../processes.ts';
import { CliError } from '../run-command.ts';

// The build script of each folder, and the additional arguments for the emulators.
const parts = {
  functions: { script: ['build.mjs'], forEmulators: ['--emulator'] },
  web: { script: ['../node_modules/vite/bin/vite.js', 'build'], forEmulators: ['--mode=emulator'] },
} as const;
type Part = keyof typeof parts;

export async function run(): Promise<number> {
  await buildParts(['functions', 'web'], false);
  return 0;
}

export function build(names: readonly Part[] = ['functions', 'web']): Promise<void> {
  return buildParts(names, true);
}

/** Builds in parallel. A build takes four seconds, so nothing is cached. */
async function buildParts(names: readonly Part[], isForEmulators: boolean): Promise<void> {
  const start = performance.now();
  console.log(`Building ${names.join(' and ')} …`);
  await Promise.all(names.map((name) => buildPart(name, isForEmulators)));
  console.log(`Built ${names.join(' and ')} in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

async function buildPart(name: Part, isForEmulators: boolean): Promise<void> {
  const { script, forEmulators } = parts[name];
  const [file, ...args] = script;
  const { code, output } = await runCaptured(file, isForEmulators ? [...args, ...forEmulators] : args, name);
  if (code !== 0) throw new CliError(`${output}\nBuilding ${name} failed.`);
}
