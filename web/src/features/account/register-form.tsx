import { Link, Stack } from '@chakra-ui/react';
import { type RegisterInput, registerFormSchema } from '@fives/domain';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link as RouterLink } from 'react-router-dom';
import { announceInstallMoment } from '../../lib/install-moment.ts';
import { hasAccount, register, toAuthMessage } from '../../session/account.ts';
import { RegisterFields } from '../../ui/account-fields.tsx';
import { FormError, SubmitButton } from '../../ui/form.tsx';
import { toastError } from '../../ui/toasts.tsx';

export interface RegisterFormProps extends RegisterAction {
  readonly loginPath: string;
}

/** Everything an account needs, with the provider's refusal under the form. */
export function RegisterForm({ submit, isBusy, problem, loginPath }: RegisterFormProps) {
  const form = useForm<RegisterInput>({
    resolver: zodResolver(registerFormSchema),
    defaultValues: { name: '', email: '', password: '', repeatPassword: '' },
  });
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      <Stack gap="5">
        <RegisterFields form={form} />
        <SubmitButton isBusy={isBusy}>Register</SubmitButton>
        <FormError message={problem} />
        <Link asChild alignSelf="center" minH="touch" fontWeight="600" color="brand.fg">
          <RouterLink to={loginPath}>Already have an account?</RouterLink>
        </Link>
      </Stack>
    </form>
  );
}

interface RegisterAction {
  readonly submit: (form: RegisterInput) => Promise<void>;
  /** True until the player is stored too: the session knows the account sooner. */
  readonly isBusy: boolean;
  /** Why no account was made. */
  readonly problem: string | null;
}

/**
 * Makes an account with its player. An account without a player is said aloud, and mended on the home screen.
 * @param isSamePerson whether the guest whom this browser knows, if any, is who registers
 */
export function useRegister(isSamePerson: boolean): RegisterAction {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async (form: RegisterInput) => {
    setBusy(true);
    setProblem(null);
    try {
      await register(form, isSamePerson);
      announceInstallMoment();
    } catch (error) {
      if (hasAccount()) toastError('You have an account, but your name is not saved yet. We try again.');
      else setProblem(toAuthMessage(error));
    }
    setBusy(false);
  };
  return { submit, isBusy, problem };
}
