import {
  Box,
  Button,
  type ButtonProps,
  Field,
  HStack,
  IconButton,
  Input,
  type InputProps,
  NativeSelect,
  Spinner,
  Text,
} from '@chakra-ui/react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { LuCopy, LuEye, LuEyeOff } from 'react-icons/lu';

export interface FormFieldProps {
  readonly label: string;
  readonly error?: string | undefined;
  readonly help?: ReactNode;
  readonly children: ReactNode;
}

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

export function SubmitButton({ isBusy, children, ...props }: SubmitButtonProps) {
  return (
    <Button type="submit" size="lg" disabled={isBusy} aria-busy={isBusy} {...props}>
      {isBusy && <Spinner size="sm" aria-hidden="true" />}
      {children}
    </Button>
  );
}

export function PasswordInput(props: Omit<InputProps, 'type'>) {
  const [isShown, setShown] = useState(false);
  // The label avoids the word "password", so that a search for the label "Password" finds only the input.
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

export interface SelectProps extends Omit<ComponentProps<typeof NativeSelect.Field>, 'children'> {
  readonly options: readonly (readonly [value: string | number, label: string])[];
}

export function Select({ options, ...props }: SelectProps) {
  return (
    <NativeSelect.Root>
      <NativeSelect.Field
        h="touch"
        borderRadius="xl"
        borderColor="border.control"
        bg="bg.panel"
        fontSize="md"
        {...props}
      >
        {options.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}

interface CopyFieldProps {
  readonly label: string;
  readonly help: string;
  readonly value: string;
  readonly action: string;
  readonly onCopy: () => void;
}

export function CopyField({ label, help, value, action, onCopy }: CopyFieldProps) {
  return (
    <FormField label={label} help={help}>
      <HStack width="full" gap="2">
        <Input readOnly value={value} dir="ltr" onFocus={(event) => event.currentTarget.select()} />
        <IconButton variant="outline" aria-label={action} title={action} onClick={onCopy}>
          <LuCopy />
        </IconButton>
      </HStack>
    </FormField>
  );
}
