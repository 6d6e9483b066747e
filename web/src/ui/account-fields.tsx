import { Input } from '@chakra-ui/react';
import { type LoginForm, MIN_PASSWORD_LENGTH, type RegisterForm } from '@fives/domain';
import type { UseFormReturn } from 'react-hook-form';
import { FormField, PasswordInput } from './form.tsx';

/** What one logs in with. */
export function LoginFields({ form }: { readonly form: UseFormReturn<LoginForm> }) {
  const { errors } = form.formState;
  return (
    <>
      <FormField label="Email" error={errors.email?.message}>
        <Input type="email" autoComplete="email" {...form.register('email')} />
      </FormField>
      <FormField label="Password" error={errors.password?.message}>
        <PasswordInput autoComplete="current-password" {...form.register('password')} />
      </FormField>
    </>
  );
}

/** What an account needs. */
export function RegisterFields({ form }: { readonly form: UseFormReturn<RegisterForm> }) {
  const { errors } = form.formState;
  return (
    <>
      <FormField label="Name or nickname" error={errors.name?.message} help="What your team-mates will see">
        <Input autoComplete="name" {...form.register('name')} />
      </FormField>
      <FormField label="Email" error={errors.email?.message}>
        <Input type="email" autoComplete="email" {...form.register('email')} />
      </FormField>
      <FormField
        label="Password"
        error={errors.password?.message}
        help={`At least ${MIN_PASSWORD_LENGTH} characters`}
      >
        <PasswordInput autoComplete="new-password" {...form.register('password')} />
      </FormField>
      <FormField label="Repeat password" error={errors.repeatPassword?.message}>
        <PasswordInput autoComplete="new-password" {...form.register('repeatPassword')} />
      </FormField>
    </>
  );
}
