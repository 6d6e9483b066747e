import type { ApiContract, ApiName, ResponseOf, Sent } from '@fives/domain';
import { unavailableError } from './refusal.ts';

/**
 * Calls the API. Repeats the call once after a server error, unless a second call could write twice.
 * @throws ApiError with the server's message and fields, or `unavailable` if the server is unreachable
 */
export async function callApi<N extends ApiName>(
  name: N,
  sent: Sent<ApiContract[N]>,
): Promise<ResponseOf<ApiContract[N]>> {
  const { call } = await import('./call.ts').catch(() => {
    throw unavailableError();
  });
  return call(name, sent);
}
