import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type Response } from 'express';
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

/**
 * Plays Firebase Cloud Messaging on this machine: it answers the library's own requests as the service does, and
 * `/stand-in/…` tells what came and is told how to answer. Nothing is delivered to any device.
 */
export async function startStandIn(port: number): Promise<StandIn> {
  const seen: SeenPush[] = [];
  const instructions = new Map<string, Instruction>();
  // Whoever speaks with a stand-in is our own: bodies are taken as they come.
  const app = express().use(express.json({ type: () => true }));
  app.post(SEND, ({ path, headers, body, params }, response) => {
    seen.unshift({ at: new Date().toISOString(), path, headers, body });
    seen.length = Math.min(seen.length, KEPT);
    const instruction = nextFor((body as SeenPush['body']).message?.token ?? '', instructions);
    answerPush(response, params[0] ?? '', instruction);
  });
  // The app's own pages read it in development; it holds nothing that they do not know.
  app.get('/stand-in/pushes', (_, response) => response.set('access-control-allow-origin', '*').json(seen));
  app.post('/stand-in/answers', ({ body }, response) => {
    const instruction = body as Instruction;
    instructions.set(instruction.token, instruction);
    response.status(204).end();
  });
  const server = createServer(app).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const stop = async () => {
    const closed = once(server.close(), 'close');
    // Also those who still wait for an answer that never comes.
    server.closeAllConnections();
    await closed;
  };
  // Asked for by number, it is that of the server.
  return { port: (server.address() as AddressInfo).port, stop };
}

/** What the token of a push is answered now; a token that nobody has spoken of is a device that is there. */
function nextFor(token: string, instructions: Map<string, Instruction>): Instruction {
  const instruction = instructions.get(token) ?? { token, answers: ['OK'] };
  const later = instruction.answers.slice(1);
  if (later.length > 0) instructions.set(token, { ...instruction, answers: later });
  return instruction;
}

function answerPush(response: Response, projectId: string, { answers, retryAfter }: Instruction): void {
  const wire = toWire(answers[0] ?? 'OK', projectId, randomUUID());
  if (wire === null) return;
  if (wire.status !== 200 && retryAfter !== undefined) response.set('retry-after', String(retryAfter));
  response.writeHead(wire.status, { 'content-type': wire.type }).end(wire.body);
}
