import { resolve } from 'node:path';
import { withLock } from '../lock.mjs';
import { PlainError } from '../plain-error.ts';
import { runCaptured } from '../processes/run-captured.ts';
import { functionsPart, isFresh, type Part, stamped, webPart } from './part.ts';

const allParts = [functionsPart, webPart];

/** Builds what is not fresh, in parallel. */
export function buildWhatIsStale(parts: readonly Part[] = allParts): Promise<void> {
  return alone(() => buildParts(parts.filter((part) => !isFresh(part))));
}

/** Builds everything, fresh or not. */
export function buildAll(): Promise<void> {
  return alone(() => buildParts(allParts));
}

/** Two commands at once would write into the same folders. */
function alone(work: () => Promise<void>): Promise<void> {
  return withLock('.cache/builds/lock', work);
}

async function buildParts(parts: readonly Part[]): Promise<void> {
  if (parts.length === 0) return;
  const names = parts.map(({ name }) => name).join(' and ');
  const start = performance.now();
  console.log(`Building ${names} …`);
  await Promise.all(parts.map(build));
  console.log(`Built ${names} in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

function build(part: Part): Promise<void> {
  return stamped(part, async () => {
    const { code, output } = await runCaptured({
      script: resolve(part.script),
      args: part.args,
      cwd: resolve(part.cwd),
    });
    if (code !== 0) throw new PlainError(`${output}\nBuilding ${part.name} failed.`);
  });
}
