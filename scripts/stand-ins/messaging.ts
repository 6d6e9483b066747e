import { randomUUID } from 'node:crypto';
import type { Express } from 'express';

// From Google's documentation of FCM's HTTP v1 API.
const REFUSALS = {
  UNREGISTERED: [404, 'NOT_FOUND', 'Requested entity was not found.'],
  INVALID_ARGUMENT: [400, 'INVALID_ARGUMENT', 'The registration token is not a valid FCM registration token'],
  SENDER_ID_MISMATCH: [403, 'PERMISSION_DENIED', 'SenderId mismatch'],
  QUOTA_EXCEEDED: [429, 'RESOURCE_EXHAUSTED', 'Quota exceeded for quota metric'],
  INTERNAL: [500, 'INTERNAL', 'Internal error encountered.'],
  UNAVAILABLE: [503, 'UNAVAILABLE', 'The service is currently unavailable.'],
} as const;
const FCM_ERROR = 'type.googleapis.com/google.firebase.fcm.v1.FcmError';

/** `GARBAGE` is invalid JSON with status 200, and `TIMEOUT` is no response. */
export type FcmAnswer = 'OK' | 'GARBAGE' | 'TIMEOUT' | keyof typeof REFUSALS;

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

const MAX_SEEN = 50;

/** Responds like Firebase Cloud Messaging. `/stand-in/…` lists the pushes and sets the next responses. */
export function addMessaging(app: Express): void {
  const seen: SeenPush[] = [];
  const instructions = new Map<string, Instruction>();
  app.post(/^\/v1\/projects\/([^/]+)\/messages:send$/, ({ path, headers, body, params }, response) => {
    seen.unshift({ at: new Date().toISOString(), path, headers, body });
    seen.length = Math.min(seen.length, MAX_SEEN);
    const instruction = instructions.get((body as SeenPush['body']).message?.token ?? '');
    const [answer = 'OK', ...later] = instruction?.answers ?? [];
    if (instruction && later.length > 0)
      instructions.set(instruction.token, { ...instruction, answers: later });
    if (answer === 'TIMEOUT') return;
    if (answer === 'GARBAGE') return void response.type('html').send('<!doctype html><p>Hello?');
    const name = `projects/${params[0]}/messages/${randomUUID()}`;
    if (answer === 'OK') return void response.json({ name });
    const [code, status, message] = REFUSALS[answer];
    const details = [{ '@type': FCM_ERROR, errorCode: answer }];
    if (instruction?.retryAfter !== undefined) response.set('retry-after', String(instruction.retryAfter));
    response.status(code).json({ error: { code, message, status, details } });
  });
  // The app's pages read this list from another origin in development. The list contains only emulator data.
  app.get('/stand-in/pushes', (_, response) => response.set('access-control-allow-origin', '*').json(seen));
  app.post('/stand-in/answers', ({ body }: { body: Instruction }, response) => {
    instructions.set(body.token, body);
    response.status(204).end();
  });
}
