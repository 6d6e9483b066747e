import { ApiError, apiContract, giIdSchema } from '@fives/domain';
import type { Express, Request, Response } from 'express';
import type { IntParam } from 'firebase-functions/params';
import { inviteFor } from '../api/handlers/invite.ts';
import { RateLimiter } from '../api/server/rate-limit.ts';
import { toRefusal } from '../api/server/refusal.ts';
import { createServer } from '../api/server/router.ts';
import { siteOf } from '../api/server/site.ts';
import { type Asked, drawCard, drawOther } from './draw.ts';

/**
 * For how long the hosting may answer for us, in seconds. A card that is ten seconds old is as good as new; an older one is
 * shown once more while a newer one is fetched, so that nobody waits for a process to start; and for an hour while none
 * can be had. The page itself asks for a newer one at once.
 */
const CARD = 'public, max-age=0, s-maxage=10, stale-while-revalidate=600, stale-if-error=3600';
/** Kept too, so that it takes the place of the card that was there before. */
const NO_CARD = 'public, max-age=0, s-maxage=10';

/**
 * The pages behind invite links as an Express app.
 * @param proxies how many proxies stand before it: only what they say of the caller's address is believed
 */
export function createInvitePage(proxies: Pick<IntParam, 'value'>): Express {
  const limiter = new RateLimiter();
  const app = createServer(proxies);
  app.get('/gi/:giId', async (request, response) => {
    const asked = toAsked(request);
    try {
      limiter.count(request.ip ?? 'unknown', 'getGameInstance', asked.now);
      if (!giIdSchema.safeParse(asked.giId).success) throw ApiError.because({ code: 'NO_GAME' });
      // Takes away what is not for visitors.
      const answer = apiContract.getGameInstance.response.parse(await inviteFor(asked.giId, asked.key));
      send(response, 200, CARD, drawCard(answer, asked));
    } catch (error) {
      const { status, headers } = toRefusal(error, 'invitePage');
      response.set(headers);
      if (status === 404) send(response, status, NO_CARD, drawOther('unknown', asked));
      else if (status === 403) send(response, status, NO_CARD, drawOther('refused', asked));
      else send(response, status, 'no-store', drawOther('starting', asked));
    }
  });
  return app;
}

function toAsked(request: Request): Asked {
  const key = apiContract.getGameInstance.query.shape.key.safeParse(request.query.key);
  return {
    giId: String(request.params.giId),
    key: (key.success && key.data) || null,
    site: siteOf(request),
    now: new Date(),
  };
}

function send(response: Response, status: number, caching: string, html: string): void {
  response.status(status).set('Cache-Control', caching).type('html').send(html);
}
