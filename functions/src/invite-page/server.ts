import { ApiError, apiContract, giIdSchema, readInviteCard } from '@fives/domain';
import type { Request } from 'express';
import { inviteFor } from '../api/handlers/invite.ts';
import { RateLimiter } from '../api/server/rate-limit.ts';
import { toRefusal } from '../api/server/refusal.ts';
import { createServer } from '../api/server/router.ts';
import { PROXIES } from '../firebase.ts';
import { cardScreen } from './card.ts';
import { messageScreen } from './message.ts';
import { type Asked, renderPage, type Screen } from './page.ts';

/**
 * Cache times of Hosting in seconds. At most 60 in all, so that a renewed link closes the old one soon. An older card spares
 * the visitor a cold start, and the page requests a newer one at once.
 */
const CARD = 'public, max-age=0, s-maxage=10, stale-while-revalidate=50, stale-if-error=50';
/** Cached, so that it replaces an earlier card. */
const NO_CARD = 'public, max-age=0, s-maxage=10';

const limiter = new RateLimiter();

export const app = createServer(PROXIES);

app.get('/gi/:giId', async (request, response) => {
  const asked = toAsked(request);
  const send = (status: number, caching: string, screen: Screen) =>
    response.status(status).set('Cache-Control', caching).type('html').send(renderPage(screen, asked));
  try {
    limiter.count(request.ip ?? 'unknown', 'getGameInstance', asked.now);
    send(200, CARD, await readCard(asked));
  } catch (error) {
    const { status, headers } = toRefusal(error, 'invitePage');
    response.set(headers);
    if (status === 404) send(status, NO_CARD, messageScreen('unknown'));
    else if (status === 403) send(status, NO_CARD, messageScreen('refused'));
    else send(status, 'no-store', messageScreen('starting'));
  }
});

async function readCard({ giId, key, now }: Asked): Promise<Screen> {
  if (!giIdSchema.safeParse(giId).success) throw ApiError.because({ code: 'NO_GAME' });
  // Removes fields that are not for visitors.
  const answer = apiContract.getGameInstance.response.parse(await inviteFor(giId, key));
  const card = readInviteCard(answer, key);
  return card === null ? messageScreen('starting') : cardScreen(card, now, JSON.stringify(answer));
}

function toAsked(request: Request): Asked {
  const key = apiContract.getGameInstance.query.shape.key.safeParse(request.query.key);
  return {
    giId: String(request.params.giId),
    key: (key.success && key.data) || null,
    now: new Date(),
  };
}
