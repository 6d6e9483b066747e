import {
  Box,
  Button,
  type ButtonProps,
  Field,
  IconButton,
  Input,
  type InputProps,
  Spinner,
  Text,
} from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { LuEye, LuEyeOff } from 'react-icons/lu';

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

/** Why a form as a whole was refused, in red and read out at once; nothing while there is no reason. */
export function FormError({ message }: { readonly message: string | null }) {
  if (message === null) return null;
  return (
    <Text role="alert" color="fg.error" fontWeight="600">
      {message}
    </Text>
  );
}

interface SubmitButtonProps extends Omit<ButtonProps, 'type' | 'disabled' | 'loading'> {
  readonly isBusy: boolean;
}

/** The button under a form. While the form is on its way it shows so, cannot be pressed, and keeps its name. */
export function SubmitButton({ isBusy, children, ...props }: SubmitButtonProps) {
  return (
    <Button type="submit" size="lg" disabled={isBusy} aria-busy={isBusy} {...props}>
      {isBusy && <Spinner size="sm" aria-hidden="true" />}
      {children}
    </Button>
  );
}

/** A field for a password, which its owner may look at while typing it with a thumb. */
export function PasswordInput(props: Omit<InputProps, 'type'>) {
  const [isShown, setShown] = useState(false);
  // The label leaves the word "password" to the field, so that a search for the field finds one thing.
  const label = isShown ? 'Hide characters' : 'Show characters';
  return (
    <Box position="relative" width="full">
      <Input
        {...props}
        type={isShown ? 'text' : 'password'}
        pe="12"
        autoCapitalize="none"
        spellCheck={false}
      />
      <IconButton
        type="button"
        variant="plain"
        color="fg.muted"
        position="absolute"
        insetEnd="0"
        top="0"
        aria-label={label}
        title={label}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? <LuEyeOff /> : <LuEye />}
      </IconButton>
    </Box>
  );
}
