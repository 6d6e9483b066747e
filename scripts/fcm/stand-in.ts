import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type FcmAnswer, toWire } from './answers.ts';

/** A push as it was sent: what the service would have seen. */
export interface SeenPush {
  readonly at: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: { readonly message?: { readonly token?: string } };
}

/** How a token is answered from now on. */
export interface Instruction {
  readonly token: string;
  /** One answer after the other; the last one stays. */
  readonly answers: readonly FcmAnswer[];
  /** Seconds, sent with each refusal. */
  readonly retryAfter?: number;
}

/** A running stand-in. */
export interface StandIn {
  readonly port: number;
  stop(): Promise<void>;
}

const SEND = /^\/v1\/projects\/([^/]+)\/messages:send$/;
const KEPT = 50;
const MAX_BODY = 100_000;

/**
 * Plays Firebase Cloud Messaging on this machine: it answers the library's own requests as the service does, and
 * `/stand-in/…` tells what came and is told how to answer. Nothing is delivered to any device.
 */
export async function startStandIn(port: number): Promise<StandIn> {
  const seen: SeenPush[] = [];
  const instructions = new Map<string, Instruction>();
  const server = createServer((request, response) => {
    handle(request, response, seen, instructions).catch((error: unknown) => {
      console.error('The stand-in of the messaging service failed', error);
      response.writeHead(500).end();
    });
  });
  await listen(server, port);
  return {
    // Asked for by number, it is that of the server.
    port: (server.address() as AddressInfo).port,
    stop: () => stop(server),
  };
}

async function handle(
  request: IncomingMessage,
  response: ServerResponse,
  seen: SeenPush[],
  instructions: Map<string, Instruction>,
): Promise<void> {
  const path = request.url ?? '';
  const [, projectId] = SEND.exec(path) ?? [];
  if (request.method === 'POST' && projectId !== undefined) {
    const body = await bodyOf<SeenPush['body']>(request);
    seen.unshift({ at: new Date().toISOString(), path, headers: request.headers, body });
    seen.length = Math.min(seen.length, KEPT);
    answerPush(response, projectId, instructionFor(body, instructions));
  } else if (request.method === 'GET' && path === '/stand-in/pushes') {
    // The app's own pages read it in development; it holds nothing that they do not know.
    response.writeHead(200, { 'content-type': 'application/json', 'access-control-allow-origin': '*' });
    response.end(JSON.stringify(seen));
  } else if (request.method === 'POST' && path === '/stand-in/answers') {
    const instruction = await bodyOf<Instruction>(request);
    instructions.set(instruction.token, instruction);
    response.writeHead(204).end();
  } else {
    response.writeHead(404).end();
  }
}

interface Answer {
  readonly answer: FcmAnswer;
  readonly retryAfter?: number | undefined;
}

/** The next answer for the token of a push; a token that nobody has spoken of is a device that is there. */
function instructionFor({ message }: SeenPush['body'], instructions: Map<string, Instruction>): Answer {
  const instruction = instructions.get(message?.token ?? '');
  const [answer = 'OK', ...later] = instruction?.answers ?? [];
  if (instruction && later.length > 0)
    instructions.set(instruction.token, { ...instruction, answers: later });
  return { answer, retryAfter: instruction?.retryAfter };
}

function answerPush(response: ServerResponse, projectId: string, { answer, retryAfter }: Answer): void {
  const wire = toWire(answer, projectId, randomUUID());
  if (wire === null) return;
  const isRefusal = wire.status !== 200 && retryAfter !== undefined;
  response.writeHead(wire.status, {
    'content-type': wire.type,
    ...(isRefusal && { 'retry-after': String(retryAfter) }),
  });
  response.end(wire.body);
}

async function bodyOf<T>(request: IncomingMessage): Promise<T> {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > MAX_BODY) throw new Error('A body of more than 100 kB');
  }
  // Whoever speaks with a stand-in is our own.
  return JSON.parse(text) as T;
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve());
  });
}

/** Also those who still wait for an answer that never comes. */
function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
