import { CliError } from '../cli-error.ts';
import { projectId } from '../emulators/firebase.ts';
import { offsetFromEnv, portsAt } from '../emulators/ports.ts';

type Trigger = { readonly id: string; readonly name: string; readonly schedule?: unknown };
type Backends = { readonly backends: readonly { readonly functionTriggers: readonly Trigger[] }[] };

const switchedOff = 204;

/** `npm run job -- NAME`: fires a scheduled job in the running suite and waits until it has finished. */
export async function run([name = '']: readonly string[]): Promise<number> {
  const response = await fire(name);
  if (!response.ok)
    throw new CliError(`${name} failed (${response.status}): ${(await response.text()).trim()}`);
  console.log(`${name} has finished`);
  return 0;
}

/** Fires a job of the running suite and waits for its response: 200 when it has finished, 500 when it has failed. */
export async function fire(name: string): Promise<Response> {
  const url = `http://127.0.0.1:${portsAt(offsetFromEnv(process.env)).functions}`;
  const jobs = (await triggersOf(url)).filter(({ schedule }) => schedule !== undefined);
  const job = jobs.find((candidate) => candidate.name === name);
  const names = [...new Set(jobs.map((candidate) => candidate.name))].sort();
  if (!job) throw new CliError(`There is no job '${name}'. Jobs: ${names.join(', ') || 'none'}`);
  // The emulator numbers a function anew whenever triggers were paused, as `npm start` does while it loads
  // the demo world; the older numbers stay, switched off, and answer 204.
  for (let generation = 0; ; generation += 1) {
    const trigger = `${url}/functions/projects/${projectId}/triggers/${job.id}-${generation}`;
    const json = { 'content-type': 'application/json' };
    const response = await fetch(trigger, { method: 'POST', headers: json, body: '{}' });
    if (response.status !== switchedOff) return response;
  }
}

async function triggersOf(url: string): Promise<readonly Trigger[]> {
  try {
    const { backends } = (await (await fetch(`${url}/backends`)).json()) as Backends;
    return backends.flatMap(({ functionTriggers }) => functionTriggers);
  } catch {
    throw new CliError(`No suite is running at ${url}. Start one with npm start, then try again.`);
  }
}
