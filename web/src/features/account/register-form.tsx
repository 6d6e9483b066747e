import { Link } from '@chakra-ui/react';
import { type RegisterInput, registerFormSchema } from '@fives/domain';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { announceInstallMoment } from '../../lib/install-moment.ts';
import { hasAccount, register, toAuthMessage } from '../../session/account.ts';
import { RegisterFields } from '../../shared/people/account-fields.tsx';
import { CheckedForm, problemOf, type Refusal, useCheckedForm } from '../../ui/checked-form.tsx';
import { FormError, SubmitButton } from '../../ui/form.tsx';
import { toastError } from '../../ui/toasts.ts';

export interface RegisterFormProps extends RegisterAction {
  readonly loginPath: string;
}

export function RegisterForm({ submit, isBusy, loginPath }: RegisterFormProps) {
  const form = useCheckedForm(registerFormSchema, { name: '', email: '', password: '', repeatPassword: '' });
  return (
    <CheckedForm form={form} onSubmit={submit}>
      <RegisterFields form={form} />
      <SubmitButton isBusy={isBusy}>Register</SubmitButton>
      <FormError message={problemOf(form)} />
      <Link asChild alignSelf="center" minH="touch" fontWeight="600" color="brand.fg">
        <RouterLink to={loginPath}>Already have an account?</RouterLink>
      </Link>
    </CheckedForm>
  );
}

interface RegisterAction {
  readonly submit: (form: RegisterInput) => Promise<Refusal | null>;
  /** True until the player document is stored. The session has the account earlier. */
  readonly isBusy: boolean;
}

/**
 * Creates an account and its player document. The home screen retries if the player document cannot be stored.
 * @param isSamePerson true if the guest on this device registers
 */
export function useRegister(isSamePerson: boolean): RegisterAction {
  const [isBusy, setBusy] = useState(false);
  const submit = async (form: RegisterInput): Promise<Refusal | null> => {
    setBusy(true);
    try {
      await register(form, isSamePerson);
      announceInstallMoment();
    } catch (error) {
      if (!hasAccount()) return { message: toAuthMessage(error) };
      toastError("Account created, but we couldn't save your name. We'll try again.");
    } finally {
      setBusy(false);
    }
    return null;
  };
  return { submit, isBusy };
}
