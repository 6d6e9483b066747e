import { onTaskDispatched } from 'firebase-functions/tasks';
import { REGION } from '../firebase.ts';
import type { LongWork } from './long-work.ts';

/** Longest timeout of the platform for a task. A history of 600 weeks takes a few minutes. */
export const TIMEOUT_S = 1_800;

/** Queue for work that takes too long for an API call. A failed task is retried for about a day. */
export const longWork = onTaskDispatched<LongWork>(
  {
    region: REGION,
    timeoutSeconds: TIMEOUT_S,
    retryConfig: { maxAttempts: 30, minBackoffSeconds: 30, maxBackoffSeconds: 3_600 },
  },
  async ({ data }) => (await import('./long-work.ts')).doLongWork(data, new Date()),
);
