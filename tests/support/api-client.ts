import {
  type ApiContract,
  type ApiErrorBody,
  type ApiName,
  apiContract,
  apiErrorSchema,
  type Endpoint,
  KEY_HEADER,
  methodAndPath,
  type ResponseOf,
  type Sent,
} from '@fives/domain';
import { fivesUrl } from './suite.ts';

/** Null for a visitor. */
type Caller = { readonly token: string } | null;

export interface RawResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Makes a call that must succeed and checks the response with the schema of the contract. */
export async function callApi<N extends ApiName>(
  name: N,
  sent: Sent<ApiContract[N]>,
  as: Caller,
): Promise<ResponseOf<ApiContract[N]>> {
  const { status, text } = await send(name, sent, as);
  if (status >= 300) throw new Error(`${name} was refused with ${status}: ${text}`);
  const { response }: Endpoint = apiContract[name];
  // The response type is derived from the schema that parses the response.
  return response?.parse(JSON.parse(text)) as ResponseOf<ApiContract[N]>;
}

export type Refusal = ApiErrorBody['error'] & { readonly status: number };

/** Makes a call that the API must refuse. `sent` is loosely typed, so that tests can send invalid input. */
export async function refused(name: ApiName, sent: LooselySent, as: Caller): Promise<Refusal> {
  const { status, text } = await send(name, sent, as);
  if (status < 300) throw new Error(`${name} was not refused: ${status} ${text}`);
  return { status, ...apiErrorSchema.parse(JSON.parse(text)).error };
}

export interface LooselySent {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly key?: string;
}

export function send(
  name: ApiName,
  { params, query, body, key }: LooselySent,
  as: Caller,
): Promise<RawResponse> {
  const [method, path] = methodAndPath(apiContract[name]);
  const filledPath = path.replace(/\{(\w+)\}/g, (_, param: string) => params?.[param] ?? '');
  const search = query ? `?${new URLSearchParams(query)}` : '';
  return sendRaw(`${filledPath}${search}`, {
    method,
    headers: {
      ...(key !== undefined && { [KEY_HEADER]: key }),
      ...(as && { authorization: `Bearer ${as.token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

export async function sendRaw(path: string, init: RequestInit = {}): Promise<RawResponse> {
  const response = await fetch(`${fivesUrl()}/api${path}`, { redirect: 'manual', ...init });
  return { status: response.status, headers: response.headers, text: await response.text() };
}
