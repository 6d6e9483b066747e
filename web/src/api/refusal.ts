import { ApiError } from '@fives/domain';

/**
 * Returns the message for the user and logs unexpected errors.
 * @param failure such as "Couldn't create your game"
 */
export function toRefusal(error: unknown, failure: string): Pick<ApiError, 'message' | 'fields'> {
  if (error instanceof ApiError) return error;
  console.error(failure, error);
  return { message: `${failure}. Please try again.`, fields: {} };
}
