import type { IncomingMessage } from 'node:http';

/** A call as it came over the wire, before anything is believed. */
export interface Incoming {
  readonly method: string;
  /** The path below the API's base, as it was written. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** By lower-case name; a repeated header is joined or cut by Node as its kind demands. */
  readonly header: (name: string) => string | undefined;
  readonly ip: string;
  /** The body as bytes; empty where there is none, or where it was too large to be read. */
  readonly body: Buffer;
}

/** What the platform adds to Node's own request. */
export type PlatformRequest = IncomingMessage & {
  readonly ip?: string | undefined;
  readonly rawBody?: Buffer | undefined;
};

/** Hosting hands the whole path on; who calls the function itself may leave the prefix out. */
const BASE = '/api';

/** Takes the parts of a platform's request that count. */
export function toIncoming(request: PlatformRequest, original: Original): Incoming {
  const [path = '', query = ''] = splitOnce(original.url, '?');
  return {
    method: request.method ?? 'GET',
    path: path.startsWith(`${BASE}/`) ? path.slice(BASE.length) : path,
    query: new URLSearchParams(query),
    header: (name) => original.headers[name] ?? single(request.headers[name]),
    ip: request.ip ?? 'unknown',
    body: request.rawBody ?? Buffer.alloc(0),
  };
}

/** What a request said before the front desk prepared it for the platform. */
export interface Original {
  readonly url: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
}

function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

function single(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value.join(', ') : value;
}
