import { PlainError } from '../plain-error.ts';
import { projectId } from './firebase.ts';

/** A scheduled function of the running suite. */
export type Job = {
  readonly name: string;
  /** Where to POST to fire it, less its generation. */
  readonly url: string;
};

const switchedOff = 204;

type Trigger = { readonly id: string; readonly name: string; readonly schedule?: unknown };
type Backends = { readonly backends: readonly { readonly functionTriggers: readonly Trigger[] }[] };

/** The job of that name, as the functions emulator at `url` knows it. */
export async function requireJob(url: string, name: string): Promise<Job> {
  const jobs = toJobs(await backendsOf(url), url);
  const job = jobs.find((candidate) => candidate.name === name);
  if (job) return job;
  const names = jobs.map((candidate) => candidate.name).sort();
  throw new PlainError(`There is no job '${name}'. Jobs: ${names.join(', ') || 'none'}`);
}

/** The scheduled ones among the emulator's functions. */
export function toJobs({ backends }: Backends, url: string): Job[] {
  const triggers = backends.flatMap(({ functionTriggers }) => functionTriggers);
  return triggers
    .filter(({ schedule }) => schedule !== undefined)
    .map(({ id, name }) => ({ name, url: `${url}/functions/projects/${projectId}/triggers/${id}` }));
}

/** Fires a job and waits for its answer: 200 when it has finished, 500 when it has failed. */
export async function fire(job: Job): Promise<Response> {
  // The emulator numbers a function anew whenever triggers were paused, as `npm start` does while it loads
  // the demo world; the older numbers stay, switched off, and answer 204.
  for (let generation = 0; ; generation += 1) {
    const answer = await post(`${job.url}-${generation}`);
    if (answer.status !== switchedOff) return answer;
  }
}

function post(url: string): Promise<Response> {
  return fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' });
}

async function backendsOf(url: string): Promise<Backends> {
  try {
    return (await (await fetch(`${url}/backends`)).json()) as Backends;
  } catch {
    throw new PlainError(`No suite is running at ${url}. Start one with npm start, then try again.`);
  }
}
