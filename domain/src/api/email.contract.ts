import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';

// Accepts any text, so that malformed and unknown secrets get the same response.
const params = z.strictObject({ secret: z.string() });

/** Calls that mail programs make from the List-Unsubscribe header (RFC 2369, RFC 8058). */
export const emailCalls = {
  unsubscribe: {
    route: 'POST /unsubscribe/{secret}',
    summary:
      'Unsubscribes the player who owns the secret. Unknown secrets get the same response. The body is ignored',
    access: 'anyone',
    // Mail servers call for many people from one address.
    limit: { calls: 120, seconds: 60 },
    params,
  },
  showUnsubscribe: {
    route: 'GET /unsubscribe/{secret}',
    summary: 'Redirects to the unsubscribe page. Changes nothing',
    access: 'anyone',
    params,
    response: z.string(),
    status: 303,
  },
} as const satisfies Record<string, Endpoint>;
