import type { z } from 'zod';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Who may call at all; the handler decides whether about this game. */
export type Access = 'anyone' | 'signed-in' | 'registered';

/** One call of the HTTP API: the server checks by it, the client is typed by it, the description is made from it. */
export interface Endpoint {
  readonly method: Method;
  /** Below the API's base, with `{name}` for each of `params`. */
  readonly path: string;
  readonly summary: string;
  readonly access: Access;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  /** A schema that takes nothing at all makes a body that may be left out. */
  readonly body?: z.ZodType;
  /** By this the response is built: what it does not name is left out. Null where the response has no body. */
  readonly response: z.ZodType | null;
  readonly status: 200 | 201 | 204;
}

type Output<S> = S extends z.ZodType ? z.output<S> : undefined;
type Input<S> = S extends z.ZodType ? z.input<S> : undefined;

/** What a handler receives: everything checked and parsed. */
export interface Received<E extends Endpoint> {
  readonly params: Output<E['params']>;
  readonly query: Output<E['query']>;
  readonly body: Output<E['body']>;
}

type Parts<E extends Endpoint> = {
  readonly [K in 'params' | 'query' | 'body' as E[K] extends z.ZodType ? K : never]: Input<E[K]>;
};

type MayBeLeftOut<P> = { [K in keyof P]: undefined extends P[K] ? K : never }[keyof P];

/** What a client sends, each part only where the endpoint has it. */
export type Sent<E extends Endpoint> = Omit<Parts<E>, MayBeLeftOut<Parts<E>>> & Partial<Parts<E>>;

/** What comes back. */
export type ResponseOf<E extends Endpoint> = E['response'] extends z.ZodType
  ? z.output<E['response']>
  : undefined;
