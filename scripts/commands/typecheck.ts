import { runCaptured } from '../processes/tool.ts';

// The root tsconfig covers tests, scripts and emulator-data.
const projects = ['domain', 'functions', 'web', '.'];

export async function run(): Promise<number> {
  const check = (project: string) => ['--noEmit', '--pretty', '-p', project];
  const results = await Promise.all(
    projects.map((project) => runCaptured('node_modules/typescript/bin/tsc', check(project))),
  );
  process.stdout.write(results.map(({ output }) => output).join(''));
  return results.every(({ code }) => code === 0) ? 0 : 1;
}
