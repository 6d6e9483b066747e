import { PlainError } from '../plain-error.ts';
import { projectId } from './firebase.ts';

/** A scheduled function of the running suite. */
export type Job = {
  readonly name: string;
  /** Where to POST to fire it, less its generation. */
  readonly url: string;
};

type Trigger = { readonly id: string; readonly name: string; readonly schedule?: unknown };
type Backends = { readonly backends: readonly { readonly functionTriggers: readonly Trigger[] }[] };

const switchedOff = 204;

/** The job of that name, as the functions emulator at `url` knows it. */
export async function requireJob(url: string, name: string): Promise<Job> {
  const triggers = (await backendsOf(url)).flatMap(({ functionTriggers }) => functionTriggers);
  const jobs = triggers.filter(({ schedule }) => schedule !== undefined);
  const job = jobs.find((candidate) => candidate.name === name);
  if (job) return { name, url: `${url}/functions/projects/${projectId}/triggers/${job.id}` };
  const names = jobs.map((candidate) => candidate.name).sort();
  throw new PlainError(`There is no job '${name}'. Jobs: ${names.join(', ') || 'none'}`);
}

/** Fires a job and waits for its answer: 200 when it has finished, 500 when it has failed. */
export async function fire({ url }: Job): Promise<Response> {
  // The emulator numbers a function anew whenever triggers were paused, as `npm start` does while it loads
  // the demo world; the older numbers stay, switched off, and answer 204.
  for (let generation = 0; ; generation += 1) {
    const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
    const response = await fetch(`${url}-${generation}`, request);
    if (response.status !== switchedOff) return response;
  }
}

async function backendsOf(url: string): Promise<Backends['backends']> {
  try {
    return ((await (await fetch(`${url}/backends`)).json()) as Backends).backends;
  } catch {
    throw new PlainError(`No suite is running at ${url}. Start one with npm start, then try again.`);
  }
}
