import { ApiError, type ApiErrorBody, type ApiErrorCode } from '@fives/domain';
import * as logger from 'firebase-functions/logger';
import { type GrpcRefusal, grpcRefusalOf } from '../../db/grpc.ts';
import { TooManyRequests } from './rate-limit.ts';

/** A refusal as it goes out. */
export interface Refusal {
  readonly status: number;
  readonly body: ApiErrorBody;
  readonly headers: Readonly<Record<string, string>>;
}

/** Refuses a method that the path does not know; carries those that it does. */
export class MethodNotAllowed extends ApiError {
  constructor(readonly allowed: readonly string[]) {
    super('method-not-allowed', `Use ${allowed.join(' or ')} here`);
  }
}

/** With what Firestore says that the same call may work in a moment. */
const PASSING_TROUBLE: readonly (GrpcRefusal | null)[] = [
  'DEADLINE_EXCEEDED',
  'RESOURCE_EXHAUSTED',
  'ABORTED',
  'UNAVAILABLE',
];

/** Refusals worth a line in the log: they show who tries doors. */
const NOTED: readonly ApiErrorCode[] = ['unauthenticated', 'forbidden', 'too-many-requests'];

/** Turns whatever was thrown into a refusal; what nobody foresaw is logged in full, and says little to the caller. */
export function toRefusal(error: unknown, endpoint: string): Refusal {
  const refusal = error instanceof ApiError ? error : toApiError(error, endpoint);
  if (NOTED.includes(refusal.code)) logger.info('Refused a call', { endpoint, code: refusal.code });
  return { status: refusal.status, body: refusal.toBody(), headers: headersOf(refusal) };
}

function toApiError(error: unknown, endpoint: string): ApiError {
  // Express's own: a part of the path that cannot be decoded.
  if (error instanceof URIError) return new ApiError('bad-input', 'Invalid URL');
  const refused = grpcRefusalOf(error);
  const trouble = PASSING_TROUBLE.includes(refused) ? refused : undefined;
  // The stack alone: other properties of an error may hold what the call was about.
  const stack = error instanceof Error ? error.stack : String(error);
  logger.error('A call failed', { endpoint, trouble, stack });
  if (trouble === undefined) return new ApiError('internal', 'Something went wrong on our side');
  return new ApiError('unavailable', 'Try again in a moment');
}

function headersOf(refusal: ApiError): Record<string, string> {
  if (refusal instanceof MethodNotAllowed) return { Allow: refusal.allowed.join(', ') };
  if (refusal instanceof TooManyRequests) return { 'Retry-After': String(refusal.retryAfterSeconds) };
  if (refusal.code === 'unavailable') return { 'Retry-After': '1' };
  if (refusal.code === 'unauthenticated') return { 'WWW-Authenticate': 'Bearer' };
  return {};
}
