import { ApiError } from '@fives/domain';

export function unavailableError(): ApiError {
  return new ApiError('unavailable', "Can't reach Fives. Check your connection and try again.");
}
