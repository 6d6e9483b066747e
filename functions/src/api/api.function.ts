import { onRequest } from 'firebase-functions/https';
import { REGION } from '../firebase.ts';

/**
 * HTTP API behind the Hosting rewrite of `/api/**`. Sends no CORS headers, because the app has the same origin.
 * `cors: false` turns them off in the emulator.
 */
export const api = onRequest(
  // Hosting ends a call after 60 seconds.
  { region: REGION, invoker: 'public', cors: false, memory: '512MiB', concurrency: 80, timeoutSeconds: 60 },
  async (request, response) => (await import('./app.ts')).app(request, response),
);
