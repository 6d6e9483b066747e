import type { ApiContract, ApiName, ResponseOf, Sent } from '@fives/domain';
import { unreachedError } from './unreached.ts';

/**
 * Calls the HTTP API, typed by the contract that the server checks. Repeats the call once where the server fails; where it
 * takes a key, each call has one, so that the repeat makes nothing twice.
 * @throws ApiError with the server's message and fields; `unavailable` when the server cannot be reached
 */
export async function callApi<N extends ApiName>(
  name: N,
  sent: Sent<ApiContract[N]>,
): Promise<ResponseOf<ApiContract[N]>> {
  const { call } = await import('./call.ts').catch(() => {
    throw unreachedError();
  });
  return call(name, sent);
}
