import type { Request } from 'express';

const HOST = /^[a-z0-9.-]+(:\d{1,5})?$/i;

/**
 * Returns the origin of the app, or an empty string if the host is invalid. A faked host affects only the response to
 * its own call.
 */
export function siteOf(request: Request): string {
  const host = request.get('x-forwarded-host') ?? request.get('host') ?? '';
  return HOST.test(host) ? `${request.protocol}://${host}` : '';
}
