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

type Signed = { readonly token: string } | null;

/** What came back over the wire. */
export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/**
 * Makes a call that must succeed, and checks the response by the contract's own schema.
 * @param as who calls; null for a visitor
 */
export async function callApi<N extends ApiName>(
  name: N,
  sent: Sent<ApiContract[N]>,
  as: Signed,
): Promise<ResponseOf<ApiContract[N]>> {
  const { status, text } = await send(name, sent, as);
  if (status >= 300) throw new Error(`${name} was refused with ${status}: ${text}`);
  const { response }: Endpoint = apiContract[name];
  // The schema that parses it is the one that the type is made from.
  return response?.parse(JSON.parse(text)) as ResponseOf<ApiContract[N]>;
}

/** A refusal: its status and what it says. */
export type Refusal = ApiErrorBody['error'] & { readonly status: number };

/** Makes a call that must be refused. Input is loosely typed: wrong input is the point. */
export async function refused(name: ApiName, sent: LooselySent, as: Signed): Promise<Refusal> {
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

/** Makes a call, however it ends. */
export function send(name: ApiName, { params, query, body, key }: LooselySent, as: Signed): Promise<Reply> {
  const [method, path] = methodAndPath(apiContract[name]);
  const filled = path.replace(/\{(\w+)\}/g, (_, param: string) => params?.[param] ?? '');
  const search = query ? `?${new URLSearchParams(query)}` : '';
  return sendRaw(`${filled}${search}`, {
    method,
    headers: {
      ...(key !== undefined && { [KEY_HEADER]: key }),
      ...(as && { authorization: `Bearer ${as.token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

/** Sends anything to a path below the API's base. */
export async function sendRaw(path: string, init: RequestInit = {}): Promise<Reply> {
  const response = await fetch(`${fivesUrl()}/api${path}`, init);
  return { status: response.status, headers: response.headers, text: await response.text() };
}
