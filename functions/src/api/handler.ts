import type { ApiContract, ApiName, Endpoint, Received, ResponseOf, Uid } from '@fives/domain';

export interface Caller {
  readonly uid: Uid;
  readonly isRegistered: boolean;
  /** Email of the sign-in, or null for guests. */
  readonly email: string | null;
}

/** Null for a visitor without a token. Only endpoints with the access `anyone` permit visitors. */
type CallerOf<E extends Endpoint> = E['access'] extends 'anyone' ? Caller | null : Caller;

export interface Call<E extends Endpoint> extends Received<E> {
  readonly caller: CallerOf<E>;
  readonly now: Date;
  readonly userAgent: string;
  /** Id of the document to create, derived from the idempotency key. Null if the call has no key. */
  readonly idFromKey: string | null;
}

/** Response of a call that creates nothing, because the document exists. The status is 200 instead of 201. */
export class AlreadyExists<T> {
  constructor(readonly response: T) {}
}

type Result<R> = R extends undefined ? undefined : R | AlreadyExists<R>;

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Result<ResponseOf<E>>>;

export type HandlerOf<N extends ApiName> = Handler<ApiContract[N]>;

export type Handlers = { readonly [N in ApiName]: HandlerOf<N> };
