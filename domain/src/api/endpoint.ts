import * as z from 'zod/mini';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Sign-in that a call requires. The handler checks the roles in the game. */
export type Access = 'anyone' | 'signed-in' | 'registered';

/**
 * Header with a key that the caller repeats with every retry. The IETF draft uses a quoted string, and Fives uses plain
 * text.
 */
export const KEY_HEADER = 'Idempotency-Key';

export const keyHeaders = z.strictObject({
  [KEY_HEADER]: z.optional(
    z
      .string()
      .check(z.regex(/^[A-Za-z0-9_-]{1,64}$/, 'Must be 1 to 64 letters, digits, - or _, such as a UUID')),
  ),
});

/** True if the schema accepts undefined. */
export function mayBeLeftOut(schema: z.ZodMiniType): boolean {
  return schema.safeParse(undefined).success;
}

/** Maximum calls of one person or address per `seconds`. */
export interface RateLimit {
  readonly calls: number;
  readonly seconds: number;
}

/** Call of the HTTP API. Server checks, client types and OpenAPI description derive from it. */
export interface Endpoint {
  readonly method: Method;
  /** Path below the API's base, with `{name}` for each of `params`. */
  readonly path: string;
  readonly summary: string;
  readonly access: Access;
  /** Own limit of the call, in addition to the general limit. Set if a call is expensive or affects others. */
  readonly limit?: RateLimit;
  readonly params?: z.ZodMiniObject;
  readonly query?: z.ZodMiniObject;
  /** Optional in a call if {@link mayBeLeftOut} is true. */
  readonly body?: z.ZodMiniType;
  /** True if a repeat with the same `Idempotency-Key` returns the result of the first call and ignores the body. */
  readonly takesKey?: true;
  /** Schema that removes unknown fields from the response. Null without a response body. */
  readonly response: z.ZodMiniType | null;
  /** Undefined for JSON. */
  readonly mediaType?: 'text/calendar';
  /** With 303, the response is the address of the redirect. */
  readonly status: 200 | 201 | 204 | 303;
}

type Output<S> = S extends z.ZodMiniType ? z.output<S> : undefined;
type Input<S> = S extends z.ZodMiniType ? z.input<S> : undefined;

export interface Received<E extends Endpoint> {
  readonly params: Output<E['params']>;
  readonly query: Output<E['query']>;
  readonly body: Output<E['body']>;
}

type Parts<E extends Endpoint> = {
  readonly [K in 'params' | 'query' | 'body' as E[K] extends z.ZodMiniType ? K : never]: Input<E[K]>;
};

/** Parts that may be undefined, and queries with optional fields only. */
type MayBeLeftOut<P> = {
  [K in keyof P]: (K extends 'query' ? Record<never, never> : undefined) extends P[K] ? K : never;
}[keyof P];

type Key<E extends Endpoint> = E['takesKey'] extends true ? { readonly key?: string } : unknown;

export type Sent<E extends Endpoint> = Omit<Parts<E>, MayBeLeftOut<Parts<E>>> & Partial<Parts<E>> & Key<E>;

export type ResponseOf<E extends Endpoint> = E['response'] extends z.ZodMiniType
  ? z.output<E['response']>
  : undefined;
