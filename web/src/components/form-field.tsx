import { Field } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export interface FormFieldProps {
  readonly label: string;
  /** What is wrong with what was typed, in the form's own words. */
  readonly error?: string | undefined;
  /** What helps before anything is wrong. */
  readonly help?: ReactNode;
  /** The input itself. */
  readonly children: ReactNode;
}

/** A labelled field of a form. Its error is read out, and tied to the input. */
export function FormField({ label, error, help, children }: FormFieldProps) {
  return (
    <Field.Root invalid={error !== undefined} gap="1.5">
      <Field.Label fontWeight="600">{label}</Field.Label>
      {children}
      {help && !error && (
        <Field.HelperText color="fg.muted" fontSize="sm">
          {help}
        </Field.HelperText>
      )}
      <Field.ErrorText color="fg.error" fontSize="sm" fontWeight="600">
        {error}
      </Field.ErrorText>
    </Field.Root>
  );
}
