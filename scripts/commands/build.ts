import { PlainError } from '../plain-error.ts';
import { runCaptured } from '../processes/tool.ts';

const parts = {
  functions: { folder: 'functions', script: 'build.mjs', args: [] },
  web: { folder: 'web', script: '../node_modules/vite/bin/vite.js', args: ['build'] },
} as const;
type Part = keyof typeof parts;

/** `npm run build` */
export async function run(): Promise<number> {
  await build();
  return 0;
}

/** Builds the functions, the web app, or both at once. It takes four seconds, so nothing is kept of older builds. */
export async function build(names: readonly Part[] = ['functions', 'web']): Promise<void> {
  const start = performance.now();
  console.log(`Building ${names.join(' and ')} …`);
  await Promise.all(names.map(buildPart));
  console.log(`Built ${names.join(' and ')} in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

async function buildPart(name: Part): Promise<void> {
  const { folder, script, args } = parts[name];
  const { code, said } = await runCaptured(script, args, folder);
  if (code !== 0) throw new PlainError(`${said}\nBuilding ${name} failed.`);
}
