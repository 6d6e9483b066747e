import {
  ApiError,
  apiContract,
  type GiId,
  giIdSchema,
  invitePath,
  joinPath,
  readInviteCard,
} from '@fives/domain';
import type { Response } from 'express';
import { requireLinkedInstance } from '../api/handlers/invite.ts';
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
  const giId = String(request.params.giId);
  const key = toKey(request.query.key);
  const pageRequest = { path: invitePath(giId, key), key, now: new Date() };
  try {
    limiter.count(request.ip ?? 'unknown', 'getGameInstance', pageRequest.now);
    const screen = await readCard(giId, pageRequest);
    response.set('Cache-Control', CARD_CACHING).type('html').send(renderPage(screen, pageRequest));
  } catch (error) {
    sendRefusal(response, error, pageRequest);
  }
});

app.get('/join/:key', async (request, response) => {
  const { key } = request.params;
  const now = new Date();
  try {
    limiter.count(request.ip ?? 'unknown', 'getLinkedInstance', now);
    const { giId, inviteKey } = await requireLinkedInstance(key, now);
    response.set('Cache-Control', MESSAGE_CACHING).redirect(invitePath(giId, inviteKey));
  } catch (error) {
    sendRefusal(response, error, { path: joinPath(key), key, now }, 'refused');
  }
});

function sendRefusal(
  response: Response,
  error: unknown,
  pageRequest: PageRequest,
  notFound: 'unknown' | 'refused' = 'unknown',
): void {
  const { status, headers } = toRefusal(error, 'invitePage');
  const kind = status === 404 ? notFound : status === 403 ? 'refused' : 'starting';
  const caching = kind === 'starting' ? 'no-store' : MESSAGE_CACHING;
  response.status(status).set(headers).set('Cache-Control', caching);
  response.type('html').send(renderPage(messageScreen(kind), pageRequest));
}

async function readCard(giId: GiId, { key, now }: PageRequest): Promise<Screen> {
  if (!giIdSchema.safeParse(giId).success) throw ApiError.because({ code: 'NO_GAME' });
  // Removes fields that are not for visitors.
  const response = apiContract.getGameInstance.response.parse(await requireInviteCard(giId, key, now));
  const card = readInviteCard(response, key);
  return card === null ? messageScreen('starting') : cardScreen(card, now, JSON.stringify(response));
}

function toKey(text: unknown): string | null {
  const key = apiContract.getGameInstance.query.shape.key.safeParse(text);
  return (key.success && key.data) || null;
}
