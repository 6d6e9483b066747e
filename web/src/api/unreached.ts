import { ApiError } from '@fives/domain';

/** What a call that did not reach the server ends with. */
export function unreachedError(): ApiError {
  return new ApiError('unavailable', "Can't reach Fives. Check your connection and try again.");
}
