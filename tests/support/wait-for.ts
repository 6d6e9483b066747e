import { setTimeout as pause } from 'node:timers/promises';

const SHORTEST_PAUSE_MS = 50;
/** Limits polling to two calls per second, below the rate limit of the API. */
const LONGEST_PAUSE_MS = 500;
const LIMIT_MS = 120_000;

/** Repeats `expectation` with growing pauses until it passes. Throws the last error after `limitMs`. */
export async function waitFor<T>(expectation: () => Promise<T>, limitMs = LIMIT_MS): Promise<T> {
  const deadline = Date.now() + limitMs;
  for (let pauseMs = SHORTEST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 1.5, LONGEST_PAUSE_MS)) {
    try {
      return await expectation();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await pause(pauseMs);
    }
  }
}
