import {
  ApiError,
  type ApiErrorCode,
  type ApiName,
  apiContract,
  type Endpoint,
  methodAndPath,
  statusOf,
} from '@fives/domain';
import express, { type Express, type Request, type Response, Router } from 'express';
import { GrpcStatus } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import type { IntParam } from 'firebase-functions/params';
import { grpcStatusOf } from '../../db/in-transaction.ts';
import { AlreadyExists, type Call, type Handler, type Handlers } from '../handler.ts';
import { APP_CHECK_HEADER, authenticate, requireAppCheck } from './authenticate.ts';
import { idFromKey, parseIdempotencyKey, parseInput, requireValidBody } from './input.ts';
import { RateLimiter, TooManyRequests } from './rate-limit.ts';

class MethodNotAllowed extends ApiError {
  constructor(readonly allowed: readonly string[]) {
    super('method-not-allowed', `Use ${allowed.join(' or ')} here`);
  }
}

type NamedEndpoint = readonly [ApiName, Endpoint];

const PRIVATE_DATA_HEADERS = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
};

/**
 * Serves each path of the contract with `/api`, as Hosting sends it, and without.
 * @param proxies number of proxies that are trusted to report the address of the caller
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
    response.set(PRIVATE_DATA_HEADERS);
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
  // Reads the parameter on each request, because it has no value during deployment.
  return app.set('trust proxy', (_address: string, hop: number) => hop < proxies.value());
}

/** Paths with fewer parameters come first, because `/people/{uid}` also matches `/people/import`. */
function endpointsByPath(): [string, NamedEndpoint[]][] {
  const byPath = new Map<string, NamedEndpoint[]>();
  for (const served of Object.entries(apiContract) as [ApiName, Endpoint][]) {
    const [, path] = methodAndPath(served[1]);
    byPath.set(path, [...(byPath.get(path) ?? []), served]);
  }
  const parameters = (path: string) => path.split('{').length;
  return [...byPath].toSorted(([a], [b]) => parameters(a) - parameters(b));
}

function endpointFor(method: string, served: readonly NamedEndpoint[]): NamedEndpoint {
  const found = served.find(([, endpoint]) => methodAndPath(endpoint)[0] === method);
  if (!found) throw new MethodNotAllowed(served.map(([, endpoint]) => methodAndPath(endpoint)[0]));
  return found;
}

interface ServeContext {
  readonly handlers: Handlers;
  readonly limiter: RateLimiter;
  readonly request: Request;
  readonly response: Response;
}

async function serve(
  name: ApiName,
  endpoint: Endpoint,
  { handlers, limiter, request, response }: ServeContext,
) {
  const now = new Date();
  requireValidBody(endpoint, request);
  // Messengers and calendar programs also call the endpoints with access `anyone`.
  if (endpoint.access !== 'anyone') await requireAppCheck(request.get(APP_CHECK_HEADER));
  const address = request.ip ?? 'unknown';
  const caller = await authenticate(request.get('authorization'), endpoint.access).catch((error: unknown) => {
    limiter.countRefused(address, now);
    throw error;
  });
  limiter.count(caller?.uid ?? address, name, now);
  const userAgent = request.get('user-agent') ?? '';
  const input = parseInput(endpoint, request);
  const key = parseIdempotencyKey(endpoint, request);
  const id = key && caller ? idFromKey(key, caller.uid, name, input.params) : null;
  // The input is valid, but TypeScript cannot infer its type for an endpoint that is known only at run time.
  const call = { ...input, caller, now, userAgent, idFromKey: id } as Call<Endpoint>;
  // The handler accepts this call, but TypeScript cannot call a union of functions.
  const result = await (handlers[name] as unknown as Handler<Endpoint>)(call);
  const existed = result instanceof AlreadyExists;
  response.status(existed ? 200 : statusOf(endpoint));
  if (endpoint.response === undefined) response.end();
  else {
    // Removes fields that are not in the contract.
    const body = endpoint.response.parse(existed ? result.response : result);
    if (endpoint.fileName !== undefined) response.attachment(endpoint.fileName);
    if (endpoint.status === 303) response.redirect(303, String(body));
    else if (endpoint.mediaType === undefined) response.json(body);
    else response.type(endpoint.mediaType).send(body);
  }
}

const TRANSIENT_ERRORS: readonly (GrpcStatus | null)[] = [
  GrpcStatus.DEADLINE_EXCEEDED,
  GrpcStatus.RESOURCE_EXHAUSTED,
  GrpcStatus.ABORTED,
  GrpcStatus.UNAVAILABLE,
];

/** Codes that are logged, because such refusals can be signs of an attack. */
const LOGGED_CODES: readonly ApiErrorCode[] = ['unauthenticated', 'forbidden', 'too-many-requests'];

export function toRefusal(error: unknown, endpoint: string) {
  const refusal = error instanceof ApiError ? error : toApiError(error, endpoint);
  if (LOGGED_CODES.includes(refusal.code)) logger.info('Refused a call', { endpoint, code: refusal.code });
  return { status: refusal.status, body: refusal.toBody(), headers: headersOf(refusal) };
}

function toApiError(error: unknown, endpoint: string): ApiError {
  // Express throws a `URIError` if it cannot decode a part of the path.
  if (error instanceof URIError) return new ApiError('bad-input', 'Invalid URL');
  const status = grpcStatusOf(error);
  const transientError =
    status !== null && TRANSIENT_ERRORS.includes(status) ? GrpcStatus[status] : undefined;
  // Logs only the stack, because other properties of an error may contain request data.
  const stack = error instanceof Error ? error.stack : String(error);
  logger.error('A call failed', { endpoint, transientError, stack });
  if (transientError === undefined) return new ApiError('internal', 'Something went wrong on our side');
  return new ApiError('unavailable', 'Try again in a moment');
}

function headersOf(refusal: ApiError): Record<string, string> {
  if (refusal instanceof MethodNotAllowed) return { Allow: refusal.allowed.join(', ') };
  if (refusal instanceof TooManyRequests) return { 'Retry-After': String(refusal.retryAfterSeconds) };
  if (refusal.code === 'unavailable') return { 'Retry-After': '1' };
  if (refusal.code === 'unauthenticated') return { 'WWW-Authenticate': 'Bearer' };
  return {};
}
