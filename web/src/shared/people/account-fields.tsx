import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import { DELETE_WORD, type LoginInput, MIN_PASSWORD_LENGTH, type RegisterInput } from '@fives/domain';
import type { ReactNode } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { toAuthMessage } from '../../session/account.ts';
import { type Refusal, TextField } from '../../ui/checked-form.tsx';
import { PasswordInput } from '../../ui/form.tsx';
import { FormationMark } from '../../ui/messages.tsx';
import { Page } from '../../ui/page.tsx';

export function LoginFields({ form }: { readonly form: UseFormReturn<LoginInput> }) {
  return (
    <>
      <TextField form={form} name="email" label="Email" type="email" />
      <PasswordField form={form} name="password" label="Password" />
    </>
  );
}

export function RegisterFields({ form }: { readonly form: UseFormReturn<RegisterInput> }) {
  return (
    <>
      <NameField form={form} name="name" />
      <TextField form={form} name="email" label="Email" type="email" />
      <PasswordField form={form} name="password" label="Password" help={PASSWORD_HELP} isNew />
      <PasswordField form={form} name="repeatPassword" label="Repeat password" isNew />
    </>
  );
}

/** The form must use `deleteFormSchema`. */
export function DeleteWordField({ form }: { readonly form: UseFormReturn<{ confirmation: string }> }) {
  return (
    <TextField
      form={form}
      name="confirmation"
      label={`Type ${DELETE_WORD} to confirm`}
      autoCapitalize="characters"
      spellCheck={false}
    />
  );
}

export const PASSWORD_HELP = `At least ${MIN_PASSWORD_LENGTH} characters`;

interface NameFieldProps<F extends FieldValues> {
  readonly form: UseFormReturn<F>;
  readonly name: Path<F>;
}

export function NameField<F extends FieldValues>(field: NameFieldProps<F>) {
  const help = 'Your team-mates see this name';
  return <TextField {...field} label="Name or nickname" help={help} autoComplete="name" />;
}

interface PasswordFieldProps<F extends FieldValues> extends NameFieldProps<F> {
  readonly label: string;
  readonly help?: string;
  readonly isNew?: boolean;
}

export function PasswordField<F extends FieldValues>({ isNew = false, ...field }: PasswordFieldProps<F>) {
  const autoComplete = isNew ? 'new-password' : 'current-password';
  return <TextField {...field} Control={PasswordInput} autoComplete={autoComplete} />;
}

interface AccountFrameProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

export function AccountFrame({ title, text, children }: AccountFrameProps) {
  return (
    <Page title={title} maxW="lg">
      <Box layerStyle="panel" overflow="hidden">
        <Flex layerStyle="scoreboard" border="none" borderRadius="0" px="6" py="8" align="center" gap="4">
          <Box flex="1">
            <Heading as="h1" textStyle="display" fontSize="5xl" color="scoreboard.lit">
              {title}
            </Heading>
            <Text mt="3" color="scoreboard.muted">
              {text}
            </Text>
          </Box>
          <FormationMark size="16" color="scoreboard.lit" opacity="0.9" />
        </Flex>
        <Box p="6">{children}</Box>
      </Box>
    </Page>
  );
}

/** Returns null, or the refusal to show in the form. */
export async function authRefusal(work: () => Promise<unknown>): Promise<Refusal | null> {
  try {
    await work();
    return null;
  } catch (error) {
    return { message: toAuthMessage(error) };
  }
}
