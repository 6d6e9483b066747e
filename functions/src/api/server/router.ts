import { ApiError, type ApiName, apiContract, type Endpoint, methodAndPath, statusOf } from '@fives/domain';
import express, { type Express, type Request, type Response, Router } from 'express';
import type { IntParam } from 'firebase-functions/params';
import { AlreadyThere, type Call, type Handler, type Handlers } from '../handler.ts';
import { APP_CHECK_HEADER, requireOwnApp } from './app-check.ts';
import { authenticate } from './authenticate.ts';
import { idFromKey } from './id-from-key.ts';
import { checkBody, parseInput, parseKey } from './input.ts';
import { RateLimiter } from './rate-limit.ts';
import { MethodNotAllowed, toRefusal } from './refusal.ts';

type Served = readonly [ApiName, Endpoint];

/** Responses contain personal data: no caching, no indexing and no guessing of the content type. */
const HEADERS = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
};

/**
 * Creates the Express app with the endpoints of the contract. Hosting passes the whole path, and direct callers may
 * leave out `/api`.
 * @param proxies number of proxies in front, the only ones trusted for the caller's address
 */
export function createApi(handlers: Handlers, proxies: Pick<IntParam, 'value'>): Express {
  const router = Router({ caseSensitive: true, strict: true });
  const limiter = new RateLimiter();
  for (const [path, served] of endpointsByPath()) {
    router.all(path.replace(/\{(\w+)\}/g, ':$1'), async (request, response) => {
      const [name, endpoint] = endpointFor(request.method, served);
      response.locals.endpoint = name;
      await serve(name, endpoint, { handlers, limiter, request, response });
    });
  }
  router.use(() => {
    throw new ApiError('not-found', 'Not found');
  });
  const app = createServer(proxies);
  app.use((_, response, next) => {
    response.set(HEADERS);
    next();
  });
  app.use('/api', router);
  app.use(router);
  // Express recognises an error handler by its four parameters.
  app.use((error: unknown, _request: Request, response: Response, _next: unknown) => {
    const { status, headers, body } = toRefusal(error, String(response.locals.endpoint ?? 'unknown'));
    response.status(status).set(headers).json(body);
  });
  return app;
}

export function createServer(proxies: Pick<IntParam, 'value'>): Express {
  const app = express().disable('x-powered-by').disable('etag').enable('case sensitive routing');
  // A parameter has no value until the function serves requests.
  return app.set('trust proxy', (_address: string, hop: number) => hop < proxies.value());
}

function endpointsByPath(): Map<string, Served[]> {
  const byPath = new Map<string, Served[]>();
  for (const served of Object.entries(apiContract) as [ApiName, Endpoint][]) {
    const [, path] = methodAndPath(served[1]);
    byPath.set(path, [...(byPath.get(path) ?? []), served]);
  }
  return byPath;
}

function endpointFor(method: string, served: readonly Served[]): Served {
  const found = served.find(([, endpoint]) => methodAndPath(endpoint)[0] === method);
  if (!found) throw new MethodNotAllowed(served.map(([, endpoint]) => methodAndPath(endpoint)[0]));
  return found;
}

interface Serving {
  readonly handlers: Handlers;
  readonly limiter: RateLimiter;
  readonly request: Request;
  readonly response: Response;
}

/** Checks a call in a fixed order, the cheapest check first, and then runs the handler. */
async function serve(name: ApiName, endpoint: Endpoint, { handlers, limiter, request, response }: Serving) {
  const now = new Date();
  checkBody(endpoint, request);
  // Messengers read invite cards, and calendar programs read calendars.
  if (endpoint.access !== 'anyone') await requireOwnApp(request.get(APP_CHECK_HEADER));
  const address = request.ip ?? 'unknown';
  const caller = await authenticate(request.get('authorization'), endpoint.access).catch((error: unknown) => {
    limiter.countRefused(address, now);
    throw error;
  });
  limiter.count(caller?.uid ?? address, name, now);
  const userAgent = request.get('user-agent') ?? '';
  const input = parseInput(endpoint, request);
  const key = parseKey(endpoint, request);
  const id = key && caller ? idFromKey(key, caller.uid, name, input.params) : null;
  // The schemas have checked the input, but types cannot show this for an endpoint known only at run time.
  const call = { ...input, caller, now, userAgent, idFromKey: id } as Call<Endpoint>;
  // `handlers` pairs each name with its handler, but TypeScript cannot call a union of functions.
  const result = await (handlers[name] as unknown as Handler<Endpoint>)(call);
  const isThere = result instanceof AlreadyThere;
  response.status(isThere ? 200 : statusOf(endpoint));
  if (endpoint.response === undefined) response.end();
  else {
    // Removes fields that are not in the contract.
    const answer = endpoint.response.parse(isThere ? result.response : result);
    if (endpoint.fileName !== undefined) response.attachment(endpoint.fileName);
    if (endpoint.status === 303) response.redirect(303, String(answer));
    else if (endpoint.mediaType === undefined) response.json(answer);
    else response.type(endpoint.mediaType).send(answer);
  }
}
