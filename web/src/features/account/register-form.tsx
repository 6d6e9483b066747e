import { Link, Stack } from '@chakra-ui/react';
import { type RegisterInput, registerFormSchema } from '@fives/domain';
import { useState } from 'react';
import { Navigate, Link as RouterLink, useLocation } from 'react-router-dom';
import { appPaths, nextPath } from '../../config/paths.ts';
import { announceInstallMoment } from '../../lib/device.ts';
import { guestName } from '../../lib/remembered-input.ts';
import { hasAccount, register, toAuthMessage } from '../../session/account.ts';
import { useSession } from '../../session/session.ts';
import { AccountFrame, RegisterFields } from '../../shared/people/account-fields.tsx';
import { CheckedForm, problemOf, type Refusal, useCheckedForm } from '../../ui/checked-form.tsx';
import { FormError, SubmitButton } from '../../ui/form.tsx';
import { SettingSwitch } from '../../ui/settings.tsx';
import { toastError } from '../../ui/toasts.ts';

export function RegisterRoute() {
  const { search, key } = useLocation();
  const next = nextPath(search);
  const session = useSession();
  const nameAsGuest = session.status === 'guest' ? guestName(session.uid) : '';
  const [isSamePerson, setSamePerson] = useState(true);
  const register = useRegister(isSamePerson);
  // The page stays until the player document is stored, so that a failure still shows.
  if (session.status === 'player' && !register.isBusy) return <Navigate key={key} replace to={next} />;
  return (
    <AccountFrame title="Register" text="One account for every game you play.">
      <Stack gap="5">
        {nameAsGuest && (
          <SettingSwitch
            label={`I'm ${nameAsGuest}`}
            help={`Keep the replies and results you have as ${nameAsGuest}.`}
            isOn={isSamePerson}
            onChange={setSamePerson}
          />
        )}
        <RegisterForm {...register} loginPath={appPaths.login(next)} />
      </Stack>
    </AccountFrame>
  );
}

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
function useRegister(isSamePerson: boolean): RegisterAction {
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
