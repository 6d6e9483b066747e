import { createHash } from 'node:crypto';
import {
  ApiError,
  type ApiName,
  type Endpoint,
  type FieldMessages,
  isOptional,
  KEY_HEADER,
  keyHeaders,
  MAX_BODY_BYTES,
  type Received,
  toFieldMessages,
  type Uid,
  WHOLE_INPUT_FIELD,
} from '@fives/domain';
import type { Request } from 'express';
import { en } from 'zod/locales';
import * as z from 'zod/mini';

// `zod/mini` has no default messages.
z.config(en());

const NOTHING = z.strictObject({});

export function requireValidBody(endpoint: Endpoint, request: Request): void {
  const [type = ''] = (request.get('content-type') ?? '').split(';');
  if (expectsBody(endpoint, request) && type.trim().toLowerCase() !== 'application/json') {
    throw new ApiError('unsupported-media-type', 'Send JSON, as application/json');
  }
  const { maxBodyBytes = MAX_BODY_BYTES } = endpoint;
  if (sizeOf(request) > maxBodyBytes)
    throw new ApiError('too-large', `The body is larger than ${maxBodyBytes / 1024} KB`);
}

export function parseInput(endpoint: Endpoint, request: Request): Received<Endpoint> {
  const { params, query, body } = endpoint;
  return {
    params: parse(params ?? NOTHING, request.params),
    query: parse(query ?? NOTHING, queryOf(request)),
    body: body && expectsBody(endpoint, request) ? parse(body, bodyOf(request)) : undefined,
  };
}

export function parseIdempotencyKey({ takesKey }: Endpoint, request: Request): string | null {
  if (takesKey === undefined) return null;
  return parse(keyHeaders, { [KEY_HEADER]: request.get(KEY_HEADER) })[KEY_HEADER] ?? null;
}

function expectsBody({ body }: Endpoint, request: Request): boolean {
  return body !== undefined && !(isOptional(body) && sizeOf(request) === 0);
}

function sizeOf(request: Request): number {
  return 'rawBody' in request && Buffer.isBuffer(request.rawBody) ? request.rawBody.length : 0;
}

function bodyOf(request: Request): unknown {
  // Checks the size, because the platform parses a missing body as an empty object.
  if (sizeOf(request) > 0) return request.body;
  throw badInput({ [WHOLE_INPUT_FIELD]: 'Must be JSON' });
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

/** Repeats the message of the first field, for clients that show only one message. */
function badInput(fields: FieldMessages): ApiError {
  const [first] = Object.values(fields);
  return new ApiError('bad-input', first ?? 'Invalid request', fields);
}

const FIRESTORE_ID_LENGTH = 20;

/** Returns the same id for every retry. The id does not depend on the body of the call. */
export function idFromKey(key: string, uid: Uid, name: ApiName, params: unknown): string {
  const hash = createHash('sha256').update(JSON.stringify([uid, name, params, key]));
  return hash.digest('hex').slice(0, FIRESTORE_ID_LENGTH);
}
