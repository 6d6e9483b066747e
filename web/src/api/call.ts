import {
  type ApiContract,
  ApiError,
  type ApiName,
  apiContract,
  apiErrorSchema,
  type Endpoint,
  KEY_HEADER,
  methodAndPath,
  type ResponseOf,
  type Sent,
} from '@fives/domain';
import { auth, firebaseApp } from '../firebase.ts';
import { unavailableError } from './refusal.ts';

/** Site key of reCAPTCHA Enterprise. A build without a key disables App Check. */
const SITE_KEY: string = import.meta.env.VITE_APP_CHECK_SITE_KEY ?? '';

/** Starts when this module loads, so that App Check also covers Firestore reads. */
const tokenGetter = SITE_KEY === '' ? null : startAppCheck(SITE_KEY);

async function startAppCheck(siteKey: string) {
  const { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } = await import('firebase/app-check');
  const provider = new ReCaptchaEnterpriseProvider(siteKey);
  const appCheck = initializeAppCheck(firebaseApp, { provider, isTokenAutoRefreshEnabled: true });
  return () => getToken(appCheck);
}

async function appCheckHeader(): Promise<Record<string, string>> {
  if (tokenGetter === null) return {};
  try {
    const { token } = await (await tokenGetter)();
    return { 'X-Firebase-AppCheck': token };
  } catch (error) {
    // The API responds with an error if it requires the header.
    console.error('App Check returned no token', error);
    return {};
  }
}

const BASE = '/api';
/** Hosting ends every call after 60 s. */
const TIME_LIMIT_MS = 65_000;

type RequestParts = Partial<Record<'params' | 'query' | 'body', unknown>> & { readonly key?: string };

/** Implements `callApi` in a separate file, so that the API contract loads on demand. */
export async function call<N extends ApiName>(
  name: N,
  sent: Sent<ApiContract[N]>,
): Promise<ResponseOf<ApiContract[N]>> {
  const endpoint: Endpoint = apiContract[name];
  const { takesKey } = endpoint;
  const [method, path] = methodAndPath(endpoint);
  const { params, query, body, key = crypto.randomUUID() } = sent as RequestParts;
  const headers = takesKey ? { [KEY_HEADER]: key } : {};
  const url = BASE + fillPath(path, params) + toSearch(query);
  const send = async () =>
    fetch(url, await toRequest(method, headers, body)).catch(() => {
      throw unavailableError();
    });
  // If the server failed after its write, a repeated POST without a key would write twice.
  const isRepeatable = method !== 'POST' || takesKey === true;
  const firstResponse = await send();
  const response = firstResponse.status >= 500 && isRepeatable ? await send() : firstResponse;
  if (!response.ok) throw await toApiError(response);
  // The server builds its responses from the same contract, so parsing them would waste time on the phone.
  return (await contentOf(response, endpoint)) as ResponseOf<ApiContract[N]>;
}

async function contentOf(response: Response, { mediaType }: Endpoint): Promise<unknown> {
  if (response.status === 204) return undefined;
  if (mediaType === undefined) return response.json();
  // `text()` would remove the byte order mark of a CSV file.
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
}

async function toRequest(
  method: string,
  headers: Readonly<Record<string, string>>,
  body: unknown,
): Promise<RequestInit> {
  // Without a connection, an expired token cannot be renewed.
  const token = await auth.currentUser?.getIdToken().catch((error: { readonly code?: string }) => {
    throw error.code === 'auth/network-request-failed' ? unavailableError() : error;
  });
  return {
    method,
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
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

function fillPath(path: string, params: unknown): string {
  return Object.entries((params ?? {}) as Record<string, string>).reduce(
    (filled, [name, value]) => filled.replace(`{${name}}`, encodeURIComponent(value)),
    path,
  );
}

function toSearch(query: unknown): string {
  return query === undefined ? '' : `?${new URLSearchParams(query as Record<string, string>)}`;
}
