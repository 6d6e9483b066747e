import { Input, Text } from '@chakra-ui/react';
import {
  type ChangeEmailInput,
  type ChangePasswordInput,
  changeEmailFormSchema,
  changePasswordFormSchema,
  MIN_PASSWORD_LENGTH,
  type RenameInput,
  renameFormSchema,
} from '@fives/domain';
import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { toAuthMessage } from '../../session/account.ts';
import { changeName, changePassword, requestEmailChange } from '../../session/change-account.ts';
import { CheckedForm, problemOf, useCheckedForm } from '../../ui/checked-form.tsx';
import { FormError, FormField, PasswordInput, SubmitButton } from '../../ui/form.tsx';
import { Sheet, SheetBody, SheetTitle } from '../../ui/sheet.tsx';
import { toastSuccess } from '../../ui/toasts.ts';

interface CloseProps {
  readonly onClose: () => void;
}

export function Rename({ name, onClose }: CloseProps & { readonly name: string }) {
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

export function ChangeEmail({ onClose }: CloseProps) {
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

export function ChangePassword({ onClose }: CloseProps) {
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
