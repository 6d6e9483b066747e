import { offsetFromEnv, portsAt, projectId } from '../emulators/ports.ts';
import { CliError } from '../processes.ts';

type Trigger = { readonly id: string; readonly name: string; readonly schedule?: unknown };
type Backends = { readonly backends: readonly { readonly functionTriggers: readonly Trigger[] }[] };

const OUTDATED_STATUS = 204;

export async function run([name = '']: readonly string[]): Promise<number> {
  const response = await runJob(name);
  if (!response.ok) throw new CliError(`${name} failed (${response.status}): ${await response.text()}`);
  console.log(`${name} has finished`);
  return 0;
}

/** Returns status 200 if the job succeeded, 500 if it failed. */
export async function runJob(name: string): Promise<Response> {
  const url = `http://127.0.0.1:${portsAt(offsetFromEnv(process.env)).functions}`;
  const response = await fetch(`${url}/backends`).catch(() => {
    throw new CliError(`No suite is running at ${url}. Start one with npm start, then try again.`);
  });
  const { backends } = (await response.json()) as Backends;
  const jobs = backends.flatMap(({ functionTriggers }) => functionTriggers).filter((one) => one.schedule);
  const job = jobs.find((candidate) => candidate.name === name);
  const names = new Set(jobs.map((candidate) => candidate.name));
  if (!job) throw new CliError(`There is no job '${name}'. Jobs: ${[...names].sort().join(', ')}`);
  // The emulator increments the generation when triggers are paused, as in `npm start`. Old generations return 204.
  for (let generation = 0; ; generation += 1) {
    const trigger = `${url}/functions/projects/${projectId}/triggers/${job.id}-${generation}`;
    const json = { 'content-type': 'application/json' };
    const result = await fetch(trigger, { method: 'POST', headers: json, body: '{}' });
    if (result.status !== OUTDATED_STATUS) return result;
  }
}
