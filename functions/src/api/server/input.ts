import { ApiError, type FieldMessages, toFieldMessages } from '@fives/domain';
import { z } from 'zod';
import { isEmpty, parseJson } from './body.ts';
import type { Incoming } from './incoming.ts';
import type { Route } from './route.ts';

const NOTHING = z.strictObject({});

/** What a handler receives of a call, checked by the endpoint's own schemas. */
export interface Input {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** Whether there is a body to look at: an endpoint may have none, or one that this call leaves out. */
export function hasBody({ endpoint: { body } }: Route, incoming: Incoming): boolean {
  return body !== undefined && !(body.isOptional() && isEmpty(incoming));
}

/** @throws {ApiError} `bad-input`, naming each bad input */
export function parseInput(route: Route, incoming: Incoming): Input {
  const { params, query, body } = route.endpoint;
  return {
    params: parse(params ?? NOTHING, route.params),
    query: parse(query ?? NOTHING, singleValues(incoming.query)),
    body: body && hasBody(route, incoming) ? parse(body, parseJson(incoming)) : undefined,
  };
}

function parse(schema: z.ZodType, value: unknown): unknown {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw badInput(toFieldMessages(parsed.error));
}

function singleValues(query: URLSearchParams): Record<string, string> {
  const repeated = [...query.keys()].filter((name) => query.getAll(name).length > 1);
  if (repeated.length === 0) return Object.fromEntries(query);
  throw badInput(Object.fromEntries(repeated.map((name) => [name, 'Given more than once'])));
}

/** The message is the first field's, so that a caller who shows but one sentence shows one that helps. */
function badInput(fields: FieldMessages): ApiError {
  const [first] = Object.values(fields);
  return new ApiError('bad-input', first ?? 'Not a valid call', fields);
}
