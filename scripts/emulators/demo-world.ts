import { loadDemoWorld } from '../../emulator-data/load.ts';
import { projectId } from './firebase.ts';
import { withoutTriggers } from './hub.ts';
import type { Suite } from './suite.ts';

export type DemoWorld = Awaited<ReturnType<typeof loadDemoWorld>>;

/** Fills the empty suite with the demo world. */
export function loadInto({ ports, url, env }: Suite, baseUrl = url): Promise<DemoWorld> {
  // The Admin SDK reads the emulators' addresses from its own process.
  Object.assign(process.env, env);
  return withoutTriggers(ports, () => loadDemoWorld({ projectId, now: new Date(), baseUrl }));
}
