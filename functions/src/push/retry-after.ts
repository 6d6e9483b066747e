import { subscribe } from 'node:diagnostics_channel';
import type { ClientRequest, IncomingMessage } from 'node:http';

const FCM_HOST = 'fcm.googleapis.com';

/** Longer waits than this are for the next run of the job, not for a function that is paid by the second. */
export const LONGEST_WAIT_MS = 30_000;

let notBefore = 0;

/**
 * The library does not say for how long the service wants to be left alone, but Node tells of every answer that comes
 * in. Quotas are the project's, so one answer speaks for all devices.
 */
subscribe('http.client.response.finish', (message) => {
  // The channel's own documentation says what it carries; its type does not.
  const { request, response } = message as { request: ClientRequest; response: IncomingMessage };
  if (request.getHeader('host') !== FCM_HOST) return;
  const wait = toMillis(response.headers['retry-after'], new Date());
  if (wait > 0) notBefore = Math.max(notBefore, Date.now() + wait);
});

/** For how much longer the service wants to be left alone, in milliseconds. */
export function waitAsked(): number {
  return Math.max(0, notBefore - Date.now());
}

/** A Retry-After header: seconds, or a date. 0 where it says nothing. */
export function toMillis(header: string | undefined, now: Date): number {
  if (header === undefined) return 0;
  const millis = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now.getTime();
  return Number.isFinite(millis) ? Math.max(0, millis) : 0;
}
