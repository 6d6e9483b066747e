import { Button, Flex, Input, Stack, Text } from '@chakra-ui/react';
import {
  type ChangeEmailInput,
  type ChangePasswordInput,
  changeEmailFormSchema,
  changePasswordFormSchema,
  MIN_PASSWORD_LENGTH,
  type RenameInput,
  renameFormSchema,
} from '@fives/domain';
import { type ReactNode, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { toAuthMessage } from '../../session/account.ts';
import { changeName, changePassword, requestEmailChange } from '../../session/change-account.ts';
import type { SignedIn } from '../../session/session.ts';
import { EmailVerification } from '../../shared/people/email-verification.tsx';
import { CheckedForm, problemOf, useCheckedForm } from '../../ui/checked-form.tsx';
import { FormError, FormField, PasswordInput, SubmitButton } from '../../ui/form.tsx';
import { Sheet, SheetBody, SheetTitle } from '../../ui/sheet.tsx';
import { toastSuccess } from '../../ui/toasts.ts';

type Player = Extract<SignedIn, { readonly status: 'player' }>;

export function AccountDetails({ name, email }: Player) {
  const [changing, setChanging] = useState<'name' | 'email' | 'password' | null>(null);
  const sheet = { onClose: () => setChanging(null) };
  return (
    <Stack as="section" layerStyle="panel" gap="5" p={{ base: '5', md: '8' }}>
      <Detail label="Name" onChange={() => setChanging('name')}>
        <Text overflowWrap="anywhere">
          <bdi>{name}</bdi>
        </Text>
      </Detail>
      <Detail label="Email" onChange={() => setChanging('email')}>
        <Text overflowWrap="anywhere">{email}</Text>
        <EmailVerification />
      </Detail>
      <Detail label="Password" onChange={() => setChanging('password')}>
        <Text>••••••</Text>
      </Detail>
      {changing === 'name' && <Rename name={name} {...sheet} />}
      {changing === 'email' && <ChangeEmail {...sheet} />}
      {changing === 'password' && <ChangePassword {...sheet} />}
    </Stack>
  );
}

interface DetailProps {
  readonly label: string;
  readonly onChange: () => void;
  readonly children: ReactNode;
}

function Detail({ label, onChange, children }: DetailProps) {
  return (
    <Flex gap="4" wrap="wrap" align="center" justify="space-between">
      <Stack gap="0.5" flex="1 1 9rem" minW="0">
        <Text fontWeight="600" color="fg.muted" fontSize="sm">
          {label}
        </Text>
        {children}
      </Stack>
      <Button
        variant="outline"
        flexShrink="0"
        onClick={onChange}
        aria-label={`Change ${label.toLowerCase()}`}
      >
        Change
      </Button>
    </Flex>
  );
}

interface CloseProps {
  readonly onClose: () => void;
}

function Rename({ name, onClose }: CloseProps & { readonly name: string }) {
  const form = useCheckedForm(renameFormSchema, { name });
  const save = async (values: RenameInput) => {
    await changeName(values.name);
    toastSuccess('Name changed');
  };
  return (
    <ChangeSheet title="Change your name" form={form} save={save} onClose={onClose}>
      <FormField
        label="Name or nickname"
        error={form.formState.errors.name?.message}
        help="Your team-mates see this name"
      >
        <Input autoComplete="name" {...form.register('name')} />
      </FormField>
    </ChangeSheet>
  );
}

function ChangeEmail({ onClose }: CloseProps) {
  const form = useCheckedForm(changeEmailFormSchema, { email: '', currentPassword: '' });
  const { errors } = form.formState;
  const save = async ({ email, currentPassword }: ChangeEmailInput) => {
    await requestEmailChange(email, currentPassword);
    toastSuccess(`Open the link we've sent to ${email}, then log in with that email`);
  };
  return (
    <ChangeSheet title="Change your email" form={form} save={save} onClose={onClose}>
      <Text color="fg.muted">We'll email you a link. Until you open it, keep using your old email.</Text>
      <FormField label="New email" error={errors.email?.message}>
        <Input type="email" autoComplete="email" {...form.register('email')} />
      </FormField>
      <FormField label="Your password" error={errors.currentPassword?.message}>
        <PasswordInput autoComplete="current-password" {...form.register('currentPassword')} />
      </FormField>
    </ChangeSheet>
  );
}

function ChangePassword({ onClose }: CloseProps) {
  const form = useCheckedForm(changePasswordFormSchema, {
    currentPassword: '',
    password: '',
    repeatPassword: '',
  });
  const { errors } = form.formState;
  const save = async ({ password, currentPassword }: ChangePasswordInput) => {
    await changePassword(password, currentPassword);
    toastSuccess('Password changed');
  };
  return (
    <ChangeSheet title="Change your password" form={form} save={save} onClose={onClose}>
      <FormField label="Current password" error={errors.currentPassword?.message}>
        <PasswordInput autoComplete="current-password" {...form.register('currentPassword')} />
      </FormField>
      <FormField
        label="New password"
        error={errors.password?.message}
        help={`At least ${MIN_PASSWORD_LENGTH} characters`}
      >
        <PasswordInput autoComplete="new-password" {...form.register('password')} />
      </FormField>
      <FormField label="Repeat new password" error={errors.repeatPassword?.message}>
        <PasswordInput autoComplete="new-password" {...form.register('repeatPassword')} />
      </FormField>
    </ChangeSheet>
  );
}

interface ChangeSheetProps<F extends FieldValues> extends CloseProps {
  readonly title: string;
  readonly form: UseFormReturn<F>;
  readonly save: (values: F) => Promise<void>;
  readonly children: ReactNode;
}

function ChangeSheet<F extends FieldValues>({ title, form, save, onClose, children }: ChangeSheetProps<F>) {
  const submit = async (values: F) => {
    try {
      await save(values);
      onClose();
      return null;
    } catch (error) {
      console.error('Could not change the account', error);
      return { message: toAuthMessage(error) };
    }
  };
  return (
    <Sheet open onClose={onClose} staysOnOutsideTap>
      <SheetTitle>{title}</SheetTitle>
      <SheetBody>
        <CheckedForm form={form} onSubmit={submit}>
          {children}
          <FormError message={problemOf(form)} />
          <SubmitButton isBusy={form.formState.isSubmitting}>Save</SubmitButton>
        </CheckedForm>
      </SheetBody>
    </Sheet>
  );
}
