import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { finished } from 'node:stream/promises';
import { MAX_BODY_BYTES } from './body.ts';
import type { Original } from './incoming.ts';

/**
 * The Functions Framework (and the emulator's runtime) parses a body before the function sees the request, and answers
 * malformed JSON, an unknown charset or a bad `%` in the path with a page of its own, and inflates what is compressed.
 * Node announces each request before the framework's server handles it. There, headers that would set the parsers off
 * are put aside, so that they take the body for plain bytes, and the function alone judges it.
 */
const REQUEST_START = 'http.server.request.start';

/** The headers the framework acts on. */
const PUT_ASIDE = ['content-type', 'content-encoding', 'content-length', 'transfer-encoding'] as const;

const originals = new WeakMap<IncomingMessage, Original>();

/** Opens the front desk, in the process that serves `functionName` and in no other: events need their bodies parsed. */
export function openFrontDesk(functionName: string): void {
  if (process.env.FUNCTION_TARGET !== functionName) return;
  subscribe(REQUEST_START, (message) => prepare((message as { request: IncomingMessage }).request));
}

/** What the request said before it was prepared; where no desk is open, what it says. */
export function originalOf(request: IncomingMessage): Original {
  return originals.get(request) ?? { url: request.url ?? '/', headers: {} };
}

function prepare(request: IncomingMessage): void {
  const { headers } = request;
  const original = Object.fromEntries(PUT_ASIDE.map((name) => [name, headers[name]]));
  originals.set(request, { url: request.url ?? '/', headers: original });
  // The health check is the framework's own.
  if (!request.url?.startsWith('/__/')) request.url = '/';
  delete headers['content-encoding'];
  if (headers['content-type'] !== undefined) headers['content-type'] = 'application/octet-stream';
  if (Number(headers['content-length']) > MAX_BODY_BYTES) leaveUnread(request);
}

/** A body that is refused for its length alone is not kept in memory: without these two, no parser looks for it. */
function leaveUnread({ headers }: IncomingMessage): void {
  delete headers['content-length'];
  delete headers['transfer-encoding'];
}

/**
 * Lets what is left of a body run off. Who is still sending when the answer is there may take that for a broken
 * connection, and never read it.
 */
export async function drain(request: IncomingMessage): Promise<void> {
  if (request.readableEnded || request.destroyed) return;
  request.resume();
  // A caller who goes away while sending needs no answer.
  await finished(request, { writable: false }).catch(() => undefined);
}
