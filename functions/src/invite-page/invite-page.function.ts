import { onRequest } from 'firebase-functions/https';
import { PROXIES, REGION } from '../firebase.ts';
import { createInvitePage } from './server.ts';

/**
 * The page behind an invite link, behind Hosting's rewrite of `/gi/*`. Whoever waits for it has never heard of Fives, so
 * it has a process of its own, which is not held up by calls of the API.
 */
export const invitePage = onRequest(
  { region: REGION, invoker: 'public', cors: false, memory: '512MiB', concurrency: 80, timeoutSeconds: 30 },
  createInvitePage(PROXIES),
);
