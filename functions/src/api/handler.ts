import type { ApiContract, ApiName, Endpoint, Received, ResponseOf, Uid } from '@fives/domain';

/** Who calls, as a verified token says. */
export interface Caller {
  readonly uid: Uid;
  /** False for anonymous guests. */
  readonly isRegistered: boolean;
  /** The sign-in email; null for guests. */
  readonly email: string | null;
}

/** A visitor calls without a token, where the endpoint is for anyone. */
type CallerOf<E extends Endpoint> = E['access'] extends 'anyone' ? Caller | null : Caller;

/** A checked call: everything a handler may know of it. */
export interface Call<E extends Endpoint> extends Received<E> {
  readonly caller: CallerOf<E>;
  /** The server's clock when the call came in. */
  readonly now: Date;
  readonly userAgent: string;
  /** The id for what the call makes, where it came with a key; null where it came without, and any new id will do. */
  readonly idFromKey: string | null;
}

/** Wraps the response to a call that would have created what was there already: 200 in place of 201. */
export class AlreadyThere<T> {
  constructor(readonly response: T) {}
}

/** Serves one endpoint. A refusal is thrown as an `ApiError`. */
export type Handler<E extends Endpoint> = (
  call: Call<E>,
) => Promise<ResponseOf<E> | AlreadyThere<ResponseOf<E>>>;

/** Serves the endpoint of that name. */
export type HandlerOf<N extends ApiName> = Handler<ApiContract[N]>;

/** Every endpoint with its handler: one that nobody serves does not compile. */
export type Handlers = { readonly [N in ApiName]: HandlerOf<N> };
