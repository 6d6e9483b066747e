import { onRequest } from 'firebase-functions/https';
import { REGION } from '../firebase.ts';

/**
 * The page behind an invite link, behind Hosting's rewrite of `/gi/*`. Whoever waits for it has never heard of Fives, so
 * it has a process of its own, which is not held up by calls of the API.
 */
export const invitePage = onRequest(
  { region: REGION, invoker: 'public', cors: false, memory: '512MiB', concurrency: 80, timeoutSeconds: 30 },
  async (request, response) => (await import('./server.ts')).app(request, response),
);
