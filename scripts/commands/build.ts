import { CliError } from '../cli-error.ts';
import { faultIn } from '../faults.mjs';
import { runCaptured } from '../processes/tool.ts';

// By folder: the build script, and the additional arguments of a build for the emulators.
const parts = {
  functions: { script: ['build.mjs'], forEmulators: ['--emulator'] },
  web: { script: ['../node_modules/vite/bin/vite.js', 'build'], forEmulators: ['--mode=emulator'] },
} as const;
type Part = keyof typeof parts;

/** `npm run build`: builds functions and web for a deployment. */
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
  const { code, said } = await runCaptured(file, isForEmulators ? [...args, ...forEmulators] : args, name);
  if (code !== 0) throw new CliError(faultIn(said) ?? `${said}\nBuilding ${name} failed.`);
}
