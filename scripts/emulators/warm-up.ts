import { setTimeout as pause } from 'node:timers/promises';
import { PlainError } from '../plain-error.ts';

const limitMs = 60_000;
const pauseMs = 200;

/** Waits until the API answers, so that the first visitor does not wait for its process to start. */
export async function warmUpApi(url: string): Promise<void> {
  const deadline = Date.now() + limitMs;
  for (;;) {
    const status = await statusOf(`${url}/api/openapi.json`);
    // Any answer but a server error is the work of a hosting and an API that are up.
    if (status > 0 && status < 500) return;
    if (Date.now() > deadline)
      throw new PlainError(`The API at ${url}/api does not answer (${status || 'no connection'}).`);
    await pause(pauseMs);
  }
}

async function statusOf(url: string): Promise<number> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(limitMs) });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 0;
  }
}
