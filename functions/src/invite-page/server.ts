import { ApiError, apiContract, giIdSchema, readInviteCard } from '@fives/domain';
import type { Request } from 'express';
import { requireInviteCard } from '../api/responses/game-response.ts';
import { RateLimiter } from '../api/server/rate-limit.ts';
import { createServer, toRefusal } from '../api/server/router.ts';
import { PROXIES } from '../firebase.ts';
import { cardScreen } from './card.ts';
import { messageScreen } from './message.ts';
import { type PageRequest, renderPage, type Screen } from './page.ts';

/**
 * Cache times of Hosting in seconds. `s-maxage` plus a stale time is at most 60, so that an old link stops working soon
 * after a renewal. A cached card avoids the wait for a cold start, and the page requests a newer card at once.
 */
const CARD_CACHING = 'public, max-age=0, s-maxage=10, stale-while-revalidate=50, stale-if-error=50';
/** Must be cacheable, because Hosting would otherwise keep an earlier card. */
const MESSAGE_CACHING = 'public, max-age=0, s-maxage=10';

const limiter = new RateLimiter();

export const app = createServer(PROXIES);

app.get('/gi/:giId', async (request, response) => {
  const pageRequest = toPageRequest(request);
  const send = (status: number, caching: string, screen: Screen) =>
    response.status(status).set('Cache-Control', caching).type('html').send(renderPage(screen, pageRequest));
  try {
    limiter.count(request.ip ?? 'unknown', 'getGameInstance', pageRequest.now);
    send(200, CARD_CACHING, await readCard(pageRequest));
  } catch (error) {
    const { status, headers } = toRefusal(error, 'invitePage');
    response.set(headers);
    if (status === 404) send(status, MESSAGE_CACHING, messageScreen('unknown'));
    else if (status === 403) send(status, MESSAGE_CACHING, messageScreen('refused'));
    else send(status, 'no-store', messageScreen('starting'));
  }
});

async function readCard({ giId, key, now }: PageRequest): Promise<Screen> {
  if (!giIdSchema.safeParse(giId).success) throw ApiError.because({ code: 'NO_GAME' });
  // Removes fields that are not for visitors.
  const response = apiContract.getGameInstance.response.parse(await requireInviteCard(giId, key));
  const card = readInviteCard(response, key);
  return card === null ? messageScreen('starting') : cardScreen(card, now, JSON.stringify(response));
}

function toPageRequest(request: Request): PageRequest {
  const key = apiContract.getGameInstance.query.shape.key.safeParse(request.query.key);
  return {
    giId: String(request.params.giId),
    key: (key.success && key.data) || null,
    now: new Date(),
  };
}
