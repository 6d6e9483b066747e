import { Button, Link, Stack } from '@chakra-ui/react';
import { type LoginInput, loginFormSchema } from '@fives/domain';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link as RouterLink } from 'react-router-dom';
import { announceInstallMoment } from '../../lib/install-moment.ts';
import { login, toAuthMessage } from '../../session/account.ts';
import { LoginFields } from '../../ui/account-fields.tsx';
import { FormError, SubmitButton } from '../../ui/form.tsx';
import { ForgottenPassword } from './forgotten-password.tsx';

export interface LoginFormProps extends LoginAction {
  readonly registerPath: string;
}

/** Email and password, with the provider's refusal above the button. */
export function LoginForm({ submit, problem, registerPath }: LoginFormProps) {
  const form = useForm<LoginInput>({
    resolver: zodResolver(loginFormSchema),
    defaultValues: { email: '', password: '' },
  });
  const { isSubmitting } = form.formState;
  const [isForgotten, setForgotten] = useState(false);
  return (
    <>
      <form noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
        <Stack gap="5">
          <LoginFields form={form} />
          <FormError message={problem} />
          <SubmitButton isBusy={isSubmitting}>Login</SubmitButton>
          <Link asChild alignSelf="center" minH="touch" fontWeight="600" color="brand.fg">
            <RouterLink to={registerPath}>Don't have an account?</RouterLink>
          </Link>
          <Button variant="plain" color="fg.muted" alignSelf="center" onClick={() => setForgotten(true)}>
            Forgotten password?
          </Button>
        </Stack>
      </form>
      <ForgottenPassword
        open={isForgotten}
        email={form.getValues('email')}
        onClose={() => setForgotten(false)}
      />
    </>
  );
}

interface LoginAction {
  readonly submit: (form: LoginInput) => Promise<void>;
  /** Why the last try was refused. */
  readonly problem: string | null;
}

/** Signs in; where to go next is for whoever watches the session. */
export function useLogin(): LoginAction {
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async ({ email, password }: LoginInput) => {
    setProblem(null);
    try {
      await login(email, password);
      announceInstallMoment();
    } catch (error) {
      setProblem(toAuthMessage(error));
    }
  };
  return { submit, problem };
}
