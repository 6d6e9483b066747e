import { ApiError, type ApiErrorCode } from '@fives/domain';
import * as logger from 'firebase-functions/logger';
import { type GrpcRefusal, grpcRefusalOf } from '../../db/grpc.ts';
import { TooManyRequests } from './rate-limit.ts';

export class MethodNotAllowed extends ApiError {
  constructor(readonly allowed: readonly string[]) {
    super('method-not-allowed', `Use ${allowed.join(' or ')} here`);
  }
}

const TRANSIENT_ERRORS: readonly (GrpcRefusal | null)[] = [
  'DEADLINE_EXCEEDED',
  'RESOURCE_EXHAUSTED',
  'ABORTED',
  'UNAVAILABLE',
];

/** Codes that are logged, because such refusals can be signs of an attack. */
const LOGGED_CODES: readonly ApiErrorCode[] = ['unauthenticated', 'forbidden', 'too-many-requests'];

export function toRefusal(error: unknown, endpoint: string) {
  const refusal = error instanceof ApiError ? error : toApiError(error, endpoint);
  if (LOGGED_CODES.includes(refusal.code)) logger.info('Refused a call', { endpoint, code: refusal.code });
  return { status: refusal.status, body: refusal.toBody(), headers: headersOf(refusal) };
}

function toApiError(error: unknown, endpoint: string): ApiError {
  // Express throws a `URIError` if it cannot decode a part of the path.
  if (error instanceof URIError) return new ApiError('bad-input', 'Invalid URL');
  const grpcRefusal = grpcRefusalOf(error);
  const transientError = TRANSIENT_ERRORS.includes(grpcRefusal) ? grpcRefusal : undefined;
  // Logs only the stack, because other properties of an error may contain request data.
  const stack = error instanceof Error ? error.stack : String(error);
  logger.error('A call failed', { endpoint, transientError, stack });
  if (transientError === undefined) return new ApiError('internal', 'Something went wrong on our side');
  return new ApiError('unavailable', 'Try again in a moment');
}

function headersOf(refusal: ApiError): Record<string, string> {
  if (refusal instanceof MethodNotAllowed) return { Allow: refusal.allowed.join(', ') };
  if (refusal instanceof TooManyRequests) return { 'Retry-After': String(refusal.retryAfterSeconds) };
  if (refusal.code === 'unavailable') return { 'Retry-After': '1' };
  if (refusal.code === 'unauthenticated') return { 'WWW-Authenticate': 'Bearer' };
  return {};
}
