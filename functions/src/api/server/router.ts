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
import { siteOf } from './site.ts';

type Served = readonly [ApiName, Endpoint];

/** Responses are about people: nobody keeps a copy or lists them, and no browser guesses at what they are. */
const HEADERS = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
};

/**
 * The HTTP API as an Express app: the contract's endpoints, each with its handler. Hosting hands on the whole path; who
 * calls the function itself may leave its beginning, `/api`, out.
 * @param proxies how many proxies stand before it: only what they say of the caller's address is believed
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
  // Express knows an error handler by its four parameters.
  app.use((error: unknown, _request: Request, response: Response, _next: unknown) => {
    const { status, headers, body } = toRefusal(error, String(response.locals.endpoint ?? 'unknown'));
    response.status(status).set(headers).json(body);
  });
  return app;
}

/** An Express app that says little of itself, and believes as many proxies as stand before it. */
export function createServer(proxies: Pick<IntParam, 'value'>): Express {
  const app = express().disable('x-powered-by').disable('etag').enable('case sensitive routing');
  // A parameter has its value only once the function serves.
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

/** Everything that serving one call needs. */
interface Serving {
  readonly handlers: Handlers;
  readonly limiter: RateLimiter;
  readonly request: Request;
  readonly response: Response;
}

/** Checks a call in a fixed order, from the cheapest check to the dearest, and lets its handler do the rest. */
async function serve(name: ApiName, endpoint: Endpoint, { handlers, limiter, request, response }: Serving) {
  const now = new Date();
  checkBody(endpoint, request);
  // An invite's card and a calendar are read by other programs too.
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
  // The endpoint's schemas have checked the input; for an endpoint known at run time alone, types cannot say so.
  const site = siteOf(request);
  const call = { ...input, caller, now, userAgent, site, idFromKey: id } as Call<Endpoint>;
  // `handlers` pairs each name with the handler for its endpoint; a union of functions cannot be called as such.
  const result = await (handlers[name] as unknown as Handler<Endpoint>)(call);
  const isThere = result instanceof AlreadyThere;
  response.status(isThere ? 200 : statusOf(endpoint));
  if (endpoint.response === undefined) response.end();
  else {
    // Takes away what the contract does not name.
    const answer = endpoint.response.parse(isThere ? result.response : result);
    if (endpoint.status === 303) response.redirect(303, String(answer));
    else if (endpoint.mediaType === undefined) response.json(answer);
    else response.type(endpoint.mediaType).send(answer);
  }
}
