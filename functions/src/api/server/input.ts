import {
  ApiError,
  type Endpoint,
  type FieldMessages,
  KEY_HEADER,
  keyHeaders,
  mayBeLeftOut,
  type Received,
  toFieldMessages,
  WHOLE_INPUT,
} from '@fives/domain';
import type { Request } from 'express';
import { en } from 'zod/locales';
import * as z from 'zod/mini';

// What is said of bad input where a schema has no words of its own: the small zod comes without any.
z.config(en());

/** The largest body that any call needs, several times over. */
const MAX_BODY_BYTES = 100 * 1024;

const NOTHING = z.strictObject({});

/**
 * Checks a body by its type and size, before anybody looks at the caller or at what the body says.
 * @throws {ApiError} `unsupported-media-type`, `too-large`
 */
export function checkBody(endpoint: Endpoint, request: Request): void {
  const [type = ''] = (request.get('content-type') ?? '').split(';');
  if (expectsBody(endpoint, request) && type.trim().toLowerCase() !== 'application/json') {
    throw new ApiError('unsupported-media-type', 'Send JSON, as application/json');
  }
  if (sizeOf(request) > MAX_BODY_BYTES) throw new ApiError('too-large', 'The body is larger than 100 KB');
}

/**
 * What a handler receives of a call, parsed by the endpoint's own schemas. The platform has parsed JSON by then.
 * @throws {ApiError} `bad-input`, naming each bad input
 */
export function parseInput(endpoint: Endpoint, request: Request): Received<Endpoint> {
  const { params, query, body } = endpoint;
  return {
    params: parse(params ?? NOTHING, request.params),
    query: parse(query ?? NOTHING, queryOf(request)),
    body: body && expectsBody(endpoint, request) ? parse(body, bodyOf(request)) : undefined,
  };
}

/**
 * The key that came with a call; null where none did, or where the endpoint takes none.
 * @throws {ApiError} `bad-input`
 */
export function parseKey({ takesKey }: Endpoint, request: Request): string | null {
  if (takesKey === undefined) return null;
  return parse(keyHeaders, { [KEY_HEADER]: request.get(KEY_HEADER) })[KEY_HEADER] ?? null;
}

/** An endpoint may have no body, or one that this call leaves out. */
function expectsBody({ body }: Endpoint, request: Request): boolean {
  return body !== undefined && !(mayBeLeftOut(body) && sizeOf(request) === 0);
}

/** In bytes, as it came; the platform keeps what it has parsed. */
function sizeOf(request: Request): number {
  return 'rawBody' in request && Buffer.isBuffer(request.rawBody) ? request.rawBody.length : 0;
}

function bodyOf(request: Request): unknown {
  // Where nothing came, the platform makes an empty object of it.
  if (sizeOf(request) > 0) return request.body;
  throw badInput({ [WHOLE_INPUT]: 'Must be JSON' });
}

function queryOf({ originalUrl }: Request): Record<string, string> {
  const query = new URL(originalUrl, 'http://api').searchParams;
  const repeated = [...query.keys()].filter((name) => query.getAll(name).length > 1);
  if (repeated.length === 0) return Object.fromEntries(query);
  throw badInput(Object.fromEntries(repeated.map((name) => [name, 'Given twice'])));
}

function parse<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw badInput(toFieldMessages(parsed.error));
}

/** The message is the first field's, so that a caller who shows but one sentence shows one that helps. */
function badInput(fields: FieldMessages): ApiError {
  const [first] = Object.values(fields);
  return new ApiError('bad-input', first ?? 'Invalid request', fields);
}
