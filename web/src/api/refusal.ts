import { ApiError } from '@fives/domain';

/**
 * What to tell somebody whose call failed. Anything but an answer of the server is logged.
 * @param failure what did not happen, such as "Couldn't create your game"
 */
export function toRefusal(error: unknown, failure: string): Pick<ApiError, 'message' | 'fields'> {
  if (error instanceof ApiError) return error;
  console.error(failure, error);
  return { message: `${failure}. Please try again.`, fields: {} };
}
