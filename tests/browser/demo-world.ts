import { type DemoWorld, withoutTriggers } from '../../emulator-data/into-suite.ts';
import { loadDemoWorld } from '../../emulator-data/load.ts';
import { basePorts, portsAt } from '../../scripts/emulators/ports.ts';
import { fivesUrl, projectId } from '../support/suite.ts';

let loaded: Promise<DemoWorld> | null = null;

export function loadDemoWorldOnce(): Promise<DemoWorld> {
  loaded ??= load();
  return loaded;
}

function load(): Promise<DemoWorld> {
  const ports = portsAt(Number(new URL(fivesUrl()).port) - basePorts.hosting);
  const options = { projectId: projectId(), now: new Date(), baseUrl: fivesUrl() };
  return withoutTriggers(ports, () => loadDemoWorld(options));
}
