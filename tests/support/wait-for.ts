import { setTimeout as pause } from 'node:timers/promises';

const PAUSE_MS = 50;
const LIMIT_MS = 90_000;

export async function waitFor<T>(expectation: () => Promise<T>, limitMs = LIMIT_MS): Promise<T> {
  const deadline = Date.now() + limitMs;
  for (;;) {
    try {
      return await expectation();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await pause(PAUSE_MS);
    }
  }
}
