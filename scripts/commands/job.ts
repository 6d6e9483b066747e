import { CliError } from '../cli-error.ts';
import { projectId } from '../emulators/firebase.ts';
import { offsetFromEnv, portsAt } from '../emulators/ports.ts';

type Trigger = { readonly id: string; readonly name: string; readonly schedule?: unknown };
type Backends = { readonly backends: readonly { readonly functionTriggers: readonly Trigger[] }[] };

const outdatedNumber = 204;

/** `npm run job -- NAME`: runs a scheduled job in the running suite and waits for its end. */
export async function run([name = '']: readonly string[]): Promise<number> {
  const response = await fire(name);
  if (!response.ok)
    throw new CliError(`${name} failed (${response.status}): ${(await response.text()).trim()}`);
  console.log(`${name} has finished`);
  return 0;
}

/** Runs a job. The status is 200 if it succeeded, 500 if it failed. */
export async function fire(name: string): Promise<Response> {
  const url = `http://127.0.0.1:${portsAt(offsetFromEnv(process.env)).functions}`;
  const jobs = (await triggersOf(url)).filter(({ schedule }) => schedule !== undefined);
  const job = jobs.find((candidate) => candidate.name === name);
  const names = [...new Set(jobs.map((candidate) => candidate.name))].sort();
  if (!job) throw new CliError(`There is no job '${name}'. Jobs: ${names.join(', ') || 'none'}`);
  // The emulator renumbers functions after a pause of triggers, as in `npm start`. Old numbers respond with 204.
  for (let generation = 0; ; generation += 1) {
    const trigger = `${url}/functions/projects/${projectId}/triggers/${job.id}-${generation}`;
    const json = { 'content-type': 'application/json' };
    const response = await fetch(trigger, { method: 'POST', headers: json, body: '{}' });
    if (response.status !== outdatedNumber) return response;
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
