import { ApiError, type ApiErrorBody, type ApiErrorCode } from '@fives/domain';
import { logError, logInfo } from '../../log.ts';
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

/** The gRPC codes with which Firestore says that the same call may work in a moment (google.rpc.Code). */
const PASSING_TROUBLE: ReadonlyMap<number, string> = new Map([
  [4, 'DEADLINE_EXCEEDED'],
  [8, 'RESOURCE_EXHAUSTED'],
  [10, 'ABORTED'],
  [14, 'UNAVAILABLE'],
]);

/** Refusals worth a line in the log: they show who tries doors. */
const NOTED: readonly ApiErrorCode[] = ['unauthenticated', 'forbidden', 'too-many-requests'];

/** Turns whatever was thrown into a refusal; what nobody foresaw is logged in full, and says little to the caller. */
export function toRefusal(error: unknown, endpoint: string): Refusal {
  const refusal = error instanceof ApiError ? error : toApiError(error, endpoint);
  if (NOTED.includes(refusal.code)) logInfo('Refused a call', { endpoint, code: refusal.code });
  return { status: refusal.status, body: refusal.toBody(), headers: headersOf(refusal) };
}

function toApiError(error: unknown, endpoint: string): ApiError {
  // Express's own: a part of the path that cannot be decoded.
  if (error instanceof URIError) return new ApiError('bad-input', 'Not a valid address');
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
