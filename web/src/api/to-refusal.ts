import { ApiError } from '@fives/domain';

/** Why a call failed: as a whole, and field by field. */
export type Refusal = Pick<ApiError, 'message' | 'fields'>;

/**
 * What to tell somebody whose call failed. Anything but an answer of the server is logged.
 * @param failure what did not happen, such as 'Your game was not created'
 */
export function toRefusal(error: unknown, failure: string): Refusal {
  if (error instanceof ApiError) return error;
  console.error(failure, error);
  return { message: `Something went wrong. ${failure}.`, fields: {} };
}
