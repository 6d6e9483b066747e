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

export async function callOrRefuse(
  failure: string,
  call: () => Promise<unknown>,
): Promise<ReturnType<typeof toRefusal> | null> {
  try {
    await call();
    return null;
  } catch (error) {
    return toRefusal(error, failure);
  }
}

export function unavailableError(): ApiError {
  return new ApiError('unavailable', "Can't reach Fives. Check your connection and try again.");
}
