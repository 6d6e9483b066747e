import { onRequest } from 'firebase-functions/https';
import { REGION } from '../firebase.ts';

/**
 * Serves the page of an invite link (`/gi/*` in Hosting). Runs in a separate process, so that API calls do not delay new
 * visitors.
 */
export const invitePage = onRequest(
  { region: REGION, invoker: 'public', cors: false, memory: '512MiB', concurrency: 80, timeoutSeconds: 30 },
  async (request, response) => (await import('./server.ts')).app(request, response),
);
