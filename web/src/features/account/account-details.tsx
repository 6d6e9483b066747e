import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import {
  type ChangeEmailInput,
  type ChangePasswordInput,
  changeEmailFormSchema,
  changePasswordFormSchema,
  type RenameInput,
  renameFormSchema,
} from '@fives/domain';
import { type ReactNode, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { changeName, changePassword, requestEmailChange } from '../../session/change-account.ts';
import type { SignedIn } from '../../session/session.ts';
import { authRefusal, NameField, PASSWORD_HELP, PasswordField } from '../../shared/people/account-fields.tsx';
import { EmailVerification } from '../../shared/people/email-verification.tsx';
import { FormSheet, TextField, useCheckedForm } from '../../ui/checked-form.tsx';
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
      <NameField form={form} name="name" />
    </ChangeSheet>
  );
}

function ChangeEmail({ onClose }: CloseProps) {
  const form = useCheckedForm(changeEmailFormSchema, { email: '', currentPassword: '' });
  const save = async ({ email, currentPassword }: ChangeEmailInput) => {
    await requestEmailChange(email, currentPassword);
    toastSuccess(`Open the link we've sent to ${email}, then log in with that email`);
  };
  return (
    <ChangeSheet title="Change your email" form={form} save={save} onClose={onClose}>
      <Text color="fg.muted">We'll email you a link. Until you open it, keep using your old email.</Text>
      <TextField form={form} name="email" label="New email" type="email" />
      <PasswordField form={form} name="currentPassword" label="Your password" />
    </ChangeSheet>
  );
}

function ChangePassword({ onClose }: CloseProps) {
  const form = useCheckedForm(changePasswordFormSchema, {
    currentPassword: '',
    password: '',
    repeatPassword: '',
  });
  const save = async ({ password, currentPassword }: ChangePasswordInput) => {
    await changePassword(password, currentPassword);
    toastSuccess('Password changed');
  };
  return (
    <ChangeSheet title="Change your password" form={form} save={save} onClose={onClose}>
      <PasswordField form={form} name="currentPassword" label="Current password" />
      <PasswordField form={form} name="password" label="New password" help={PASSWORD_HELP} isNew />
      <PasswordField form={form} name="repeatPassword" label="Repeat new password" isNew />
    </ChangeSheet>
  );
}

interface ChangeSheetProps<F extends FieldValues> extends CloseProps {
  readonly title: string;
  readonly form: UseFormReturn<F>;
  readonly save: (values: F) => Promise<void>;
  readonly children: ReactNode;
}

function ChangeSheet<F extends FieldValues>({ save, ...sheet }: ChangeSheetProps<F>) {
  const submit = (values: F) =>
    authRefusal(async () => {
      await save(values);
      sheet.onClose();
    });
  return <FormSheet {...sheet} onSubmit={submit} button="Save" />;
}
