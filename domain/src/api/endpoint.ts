import * as z from 'zod/mini';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Who may call at all; the handler decides whether about this game. */
export type Access = 'anyone' | 'signed-in' | 'registered';

/**
 * The header with a key, which a caller makes up for a call and sends with every repeat of it. Its name is that of the
 * IETF's draft; its value is plain text here, and no quoted string.
 */
export const KEY_HEADER = 'Idempotency-Key';

export const keyHeaders = z.strictObject({
  [KEY_HEADER]: z.optional(
    z
      .string()
      .check(z.regex(/^[A-Za-z0-9_-]{1,64}$/, 'Must be 1 to 64 letters, digits, - or _, such as a UUID')),
  ),
});

/** Whether a schema takes `undefined`, as where nothing was sent. */
export function mayBeLeftOut(schema: z.ZodMiniType): boolean {
  return schema.safeParse(undefined).success;
}

/** The most calls of one person or address within so many seconds. */
export interface RateLimit {
  readonly calls: number;
  readonly seconds: number;
}

/** One call of the HTTP API: the server checks by it, the client is typed by it, the description is made from it. */
export interface Endpoint {
  readonly method: Method;
  /** Below the API's base, with `{name}` for each of `params`. */
  readonly path: string;
  readonly summary: string;
  readonly access: Access;
  /** Beside the limit of all calls together, if a call costs much or changes something for others. */
  readonly limit?: RateLimit;
  readonly params?: z.ZodMiniObject;
  readonly query?: z.ZodMiniObject;
  /** By {@link mayBeLeftOut} a call may come without one. */
  readonly body?: z.ZodMiniType;
  /** Whether a key may come with it, by which a repeat answers what the first call has made, whatever its body says. */
  readonly takesKey?: true;
  /** By this the response is built: what it does not name is left out. Null where the response has no body. */
  readonly response: z.ZodMiniType | null;
  /** What kind of text the response is, where it is not JSON. */
  readonly mediaType?: 'text/calendar';
  /** With 303 the response is the address where to go on. */
  readonly status: 200 | 201 | 204 | 303;
}

type Output<S> = S extends z.ZodMiniType ? z.output<S> : undefined;
type Input<S> = S extends z.ZodMiniType ? z.input<S> : undefined;

/** What a handler receives: everything checked and parsed. */
export interface Received<E extends Endpoint> {
  readonly params: Output<E['params']>;
  readonly query: Output<E['query']>;
  readonly body: Output<E['body']>;
}

type Parts<E extends Endpoint> = {
  readonly [K in 'params' | 'query' | 'body' as E[K] extends z.ZodMiniType ? K : never]: Input<E[K]>;
};

/** A part that may be undefined, or a query of which every field may be left out. */
type MayBeLeftOut<P> = {
  [K in keyof P]: (K extends 'query' ? Record<never, never> : undefined) extends P[K] ? K : never;
}[keyof P];

type Key<E extends Endpoint> = E['takesKey'] extends true ? { readonly key?: string } : unknown;

/** What a client sends, each part only where the endpoint has it. */
export type Sent<E extends Endpoint> = Omit<Parts<E>, MayBeLeftOut<Parts<E>>> & Partial<Parts<E>> & Key<E>;

/** What comes back. */
export type ResponseOf<E extends Endpoint> = E['response'] extends z.ZodMiniType
  ? z.output<E['response']>
  : undefined;
