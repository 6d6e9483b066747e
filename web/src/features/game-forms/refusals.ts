import { ApiError, type FieldMessages } from '@fives/domain';
import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';

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

/** Says beside each field what the server found wrong with it, and leads to the first of them. */
export function showRefusals<F extends FieldValues>(
  fields: FieldMessages,
  names: readonly FieldPath<F>[],
  setError: UseFormSetError<F>,
): void {
  for (const [place, name] of names.filter((known) => known in fields).entries())
    setError(name, { message: fields[name] ?? '' }, { shouldFocus: place === 0 });
}
