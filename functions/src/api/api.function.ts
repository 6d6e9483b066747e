import { onRequest } from 'firebase-functions/https';
import { REGION } from '../firebase.ts';

/**
 * The HTTP API, behind Hosting's rewrite of `/api/**`. The app is served from the same origin, so there are no CORS
 * headers (`cors: false` also keeps the emulator from adding its own).
 */
export const api = onRequest(
  // Hosting gives up on a call after 60 seconds.
  { region: REGION, invoker: 'public', cors: false, memory: '512MiB', concurrency: 80, timeoutSeconds: 60 },
  async (request, response) => (await import('./app.ts')).app(request, response),
);
