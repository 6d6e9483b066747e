import {
  type ApiContract,
  ApiError,
  type ApiName,
  apiContract,
  apiErrorSchema,
  type Endpoint,
  KEY_HEADER,
  type ResponseOf,
  type Sent,
} from '@fives/domain';
import { appCheckHeader } from '../app-check.ts';
import { auth } from '../firebase.ts';
import { unreached } from './unreached.ts';

const BASE = '/api';
const RETRIES_OF_SERVER_ERRORS = 1;

type Parts = Partial<Record<'params' | 'query' | 'body', unknown>> & { readonly key?: string };

/** What `callApi` does, with the whole contract, which no screen needs to be drawn. */
export async function call<N extends ApiName>(
  name: N,
  sent: Sent<ApiContract[N]>,
): Promise<ResponseOf<ApiContract[N]>> {
  const { method, path, takesKey }: Endpoint = apiContract[name];
  const { params, query, body, key = crypto.randomUUID() } = sent as Parts;
  const headers = takesKey ? { [KEY_HEADER]: key } : {};
  const response = await send(BASE + fillIn(path, params) + toSearch(query), { method, headers, body });
  if (!response.ok) throw await toApiError(response);
  const json: unknown = response.status === 204 ? undefined : await response.json();
  // The server builds its responses by this same contract; parsing them again would only cost the phone.
  return json as ResponseOf<ApiContract[N]>;
}

interface Message {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

async function send(url: string, message: Message, retries = RETRIES_OF_SERVER_ERRORS): Promise<Response> {
  const response = await fetch(url, await toRequest(message)).catch(() => {
    throw unreached();
  });
  return response.status >= 500 && retries > 0 ? send(url, message, retries - 1) : response;
}

async function toRequest({ method, headers, body }: Message): Promise<RequestInit> {
  const token = await auth.currentUser?.getIdToken();
  return {
    method,
    headers: {
      ...headers,
      ...(await appCheckHeader()),
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  };
}

async function toApiError(response: Response): Promise<ApiError> {
  const body = apiErrorSchema.safeParse(await response.json().catch(() => null));
  if (!body.success) return new ApiError('internal', 'Something went wrong. Please try again.');
  const { code, message, fields, reason } = body.data.error;
  return new ApiError(code, message, fields, reason);
}

function fillIn(path: string, params: unknown): string {
  return Object.entries((params ?? {}) as Record<string, string>).reduce(
    (filled, [name, value]) => filled.replace(`{${name}}`, encodeURIComponent(value)),
    path,
  );
}

function toSearch(query: unknown): string {
  return query === undefined ? '' : `?${new URLSearchParams(query as Record<string, string>)}`;
}
