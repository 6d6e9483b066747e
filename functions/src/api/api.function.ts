import { onRequest } from 'firebase-functions/https';
import { REGION } from '../firebase.ts';
import { handlers } from './handlers/index.ts';
import { drain, openFrontDesk, originalOf } from './server/front-desk.ts';
import { toIncoming } from './server/incoming.ts';
import { send } from './server/outgoing.ts';
import { RateLimiter } from './server/rate-limit.ts';
import { answerCall } from './server/serve.ts';

openFrontDesk('api');
const limiter = new RateLimiter();

/**
 * The HTTP API, behind Hosting's rewrite of `/api/**`. The app is served from the same origin, so there are no CORS
 * headers (`cors: false` also keeps the emulator from adding its own).
 */
export const api = onRequest(
  // Hosting gives up on a call after 60 seconds.
  { region: REGION, invoker: 'public', cors: false, memory: '512MiB', concurrency: 80, timeoutSeconds: 60 },
  async (request, response) => {
    await drain(request);
    const incoming = toIncoming(request, originalOf(request));
    send(response, await answerCall(incoming, handlers, limiter), incoming.method);
  },
);
