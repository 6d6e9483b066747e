import { build } from '../scripts/commands/build.ts';
import { withSuite } from '../scripts/emulators/suite.ts';
import { type Figure, OFFSET, secondsOf } from './figure.ts';

export async function run(): Promise<readonly Figure[]> {
  const buildSeconds = await secondsOf(() => build());
  const start = await secondsUntilReady();
  return [
    { name: 'build functions and web', value: buildSeconds, unit: 's' },
    { name: 'start the suite until the API answers', value: start, unit: 's' },
  ];
}

async function secondsUntilReady(): Promise<number> {
  const start = performance.now();
  return withSuite({ offset: OFFSET }, async () => Math.round((performance.now() - start) / 10) / 100);
}
