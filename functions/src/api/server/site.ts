import type { Request } from 'express';

/** A host as a request names it, with a port where it has one. */
const HOST = /^[a-z0-9.-]+(:\d{1,5})?$/i;

/** Where the app was asked for, as `https://…`. The hosting says so; whoever calls the function itself lies to themselves alone. */
export function siteOf(request: Request): string {
  const host = request.get('x-forwarded-host') ?? request.get('host') ?? '';
  return HOST.test(host) ? `${request.protocol}://${host}` : '';
}
