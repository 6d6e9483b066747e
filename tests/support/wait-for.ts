import { setTimeout as pause } from 'node:timers/promises';

const SHORTEST_PAUSE_MS = 50;
/** Two calls a second stay below the API's limit of calls per minute and address. */
const LONGEST_PAUSE_MS = 500;
const LIMIT_MS = 120_000;

/** Tries again, with growing pauses, until the expectation holds. Throws its last error after `limitMs`. */
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
