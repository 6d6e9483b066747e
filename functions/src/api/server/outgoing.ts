import type { ServerResponse } from 'node:http';
import { ApiError, type ApiErrorCode } from '@fives/domain';
import { logError, logInfo } from '../../log.ts';
import { TooManyRequests } from './rate-limit.ts';
import { MethodNotAllowed } from './route.ts';

/** An answer on its way out. */
export interface Outgoing {
  readonly status: number;
  /** Left out where there is nothing to say. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Answers are about people: nobody keeps a copy, and no browser guesses at what they are. */
const HEADERS = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' } as const;

/** The gRPC codes with which Firestore says that the same call may work in a moment (google.rpc.Code). */
const PASSING_TROUBLE: ReadonlyMap<number, string> = new Map([
  [4, 'DEADLINE_EXCEEDED'],
  [8, 'RESOURCE_EXHAUSTED'],
  [10, 'ABORTED'],
  [14, 'UNAVAILABLE'],
]);

/** Refusals worth a line in the log: they show who tries doors. */
const NOTED: readonly ApiErrorCode[] = ['unauthenticated', 'forbidden', 'too-many-requests'];

/** Turns whatever was thrown into an answer; what nobody foresaw is logged in full and answered with little. */
export function toRefusal(error: unknown, endpoint: string): Outgoing {
  const refusal = error instanceof ApiError ? error : toApiError(error, endpoint);
  if (NOTED.includes(refusal.code)) logInfo('Refused a call', { endpoint, code: refusal.code });
  return { status: refusal.status, body: refusal.toBody(), headers: headersOf(refusal) };
}

/** Sends an answer. A `HEAD` call gets no body, as HTTP wants it. */
export function send(response: ServerResponse, { status, body, headers }: Outgoing, method: string): void {
  const text = body === undefined ? '' : JSON.stringify(body);
  const type = body === undefined ? {} : { 'Content-Type': 'application/json; charset=utf-8' };
  response.writeHead(status, { ...HEADERS, ...type, ...headers });
  response.end(method === 'HEAD' ? '' : text);
}

function toApiError(error: unknown, endpoint: string): ApiError {
  const trouble = PASSING_TROUBLE.get(grpcCodeOf(error) ?? -1);
  // The stack alone: other properties of an error may hold what the call was about.
  const stack = error instanceof Error ? error.stack : String(error);
  logError('A call failed', { endpoint, trouble, stack });
  if (trouble === undefined) return new ApiError('internal', 'Something went wrong on our side');
  return new ApiError('unavailable', 'Try again in a moment');
}

function grpcCodeOf(error: unknown): number | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'number' ? error.code : null;
}

function headersOf(refusal: ApiError): Record<string, string> {
  if (refusal instanceof MethodNotAllowed) return { Allow: refusal.allowed.join(', ') };
  if (refusal instanceof TooManyRequests) return { 'Retry-After': String(refusal.retryAfterSeconds) };
  if (refusal.code === 'unavailable') return { 'Retry-After': '1' };
  if (refusal.code === 'unauthenticated') return { 'WWW-Authenticate': 'Bearer' };
  return {};
}
