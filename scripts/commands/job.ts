import { fire, requireJob } from '../emulators/jobs.ts';
import { offsetFromEnv, portsAt } from '../emulators/ports.ts';
import { PlainError } from '../plain-error.ts';

/** `npm run job -- NAME`: fires a scheduled job in the running suite and waits until it has finished. */
export async function run([name = '']: readonly string[]): Promise<number> {
  const url = `http://127.0.0.1:${portsAt(offsetFromEnv(process.env)).functions}`;
  const job = await requireJob(url, name);
  const start = performance.now();
  const answer = await fire(job);
  if (answer.status !== 200)
    throw new PlainError(`${name} failed (${answer.status}): ${(await answer.text()).trim()}`);
  console.log(`${name} finished in ${Math.round(performance.now() - start)} ms`);
  return 0;
}
