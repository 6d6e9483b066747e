import type { FieldMessages } from '@fives/domain';
import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';

/** Says beside each field what the server found wrong with it, and leads to the first of them. */
export function showRefusals<F extends FieldValues>(
  fields: FieldMessages,
  names: readonly FieldPath<F>[],
  setError: UseFormSetError<F>,
): void {
  for (const [place, name] of names.filter((known) => known in fields).entries())
    setError(name, { message: fields[name] ?? '' }, { shouldFocus: place === 0 });
}
