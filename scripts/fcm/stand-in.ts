import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type Response } from 'express';
import { type FcmAnswer, toHttpAnswer } from './answers.ts';

export interface SeenPush {
  readonly at: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: { readonly message?: { readonly token?: string } };
}

export interface Instruction {
  readonly token: string;
  /** Used in order. The last response repeats. */
  readonly answers: readonly FcmAnswer[];
  /** Seconds. Sent with each refusal. */
  readonly retryAfter?: number;
}

export interface StandIn {
  readonly port: number;
  stop(): Promise<void>;
}

const SEND_PATH = /^\/v1\/projects\/([^/]+)\/messages:send$/;
const MAX_SEEN = 50;

/**
 * Starts a server that responds like Firebase Cloud Messaging and delivers nothing. `/stand-in/…` lists the pushes
 * and sets the next responses.
 */
export async function startStandIn(port: number): Promise<StandIn> {
  const seen: SeenPush[] = [];
  const instructions = new Map<string, Instruction>();
  // All callers are part of this project, so any content type is parsed.
  const app = express().use(express.json({ type: () => true }));
  app.post(SEND_PATH, ({ path, headers, body, params }, response) => {
    seen.unshift({ at: new Date().toISOString(), path, headers, body });
    seen.length = Math.min(seen.length, MAX_SEEN);
    const instruction = nextInstruction((body as SeenPush['body']).message?.token ?? '', instructions);
    answerPush(response, params[0] ?? '', instruction);
  });
  // The app's pages read this list from another origin in development. The list contains only emulator data.
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
    // Also closes requests that wait for a response.
    server.closeAllConnections();
    await closed;
  };
  // A server that listens on a port has an `AddressInfo`.
  return { port: (server.address() as AddressInfo).port, stop };
}

function nextInstruction(token: string, instructions: Map<string, Instruction>): Instruction {
  const instruction = instructions.get(token) ?? { token, answers: ['OK'] };
  const later = instruction.answers.slice(1);
  if (later.length > 0) instructions.set(token, { ...instruction, answers: later });
  return instruction;
}

function answerPush(response: Response, projectId: string, { answers, retryAfter }: Instruction): void {
  const answer = toHttpAnswer(answers[0] ?? 'OK', projectId, randomUUID());
  if (answer === null) return;
  if (answer.status !== 200 && retryAfter !== undefined) response.set('retry-after', String(retryAfter));
  response.writeHead(answer.status, { 'content-type': answer.type }).end(answer.body);
}
