import { Button, Link } from '@chakra-ui/react';
import { type LoginInput, loginFormSchema } from '@fives/domain';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { announceInstallMoment } from '../../lib/install-moment.ts';
import { login, toAuthMessage } from '../../session/account.ts';
import { LoginFields } from '../../shared/people/account-fields.tsx';
import { CheckedForm, problemOf, type Refusal, useCheckedForm } from '../../ui/checked-form.tsx';
import { FormError, SubmitButton } from '../../ui/form.tsx';
import { ForgottenPassword } from './forgotten-password.tsx';

export interface LoginFormProps {
  readonly submit: (form: LoginInput) => Promise<Refusal | null>;
  readonly registerPath: string;
}

export function LoginForm({ submit, registerPath }: LoginFormProps) {
  const form = useCheckedForm(loginFormSchema, { email: '', password: '' });
  const { isSubmitting } = form.formState;
  const [isForgotten, setForgotten] = useState(false);
  return (
    <>
      <CheckedForm form={form} onSubmit={submit}>
        <LoginFields form={form} />
        <FormError message={problemOf(form)} />
        <SubmitButton isBusy={isSubmitting}>Login</SubmitButton>
        <Link asChild alignSelf="center" minH="touch" fontWeight="600" color="brand.fg">
          <RouterLink to={registerPath}>Don't have an account?</RouterLink>
        </Link>
        <Button variant="plain" color="fg.muted" alignSelf="center" onClick={() => setForgotten(true)}>
          Forgotten password?
        </Button>
      </CheckedForm>
      <ForgottenPassword
        open={isForgotten}
        email={form.getValues('email')}
        onClose={() => setForgotten(false)}
      />
    </>
  );
}

export async function logIn({ email, password }: LoginInput): Promise<Refusal | null> {
  try {
    await login(email, password);
    announceInstallMoment();
    return null;
  } catch (error) {
    return { message: toAuthMessage(error) };
  }
}
