import type { RegisterForm } from '@fives/domain';
import { useState } from 'react';
import { announceInstallMoment } from '../../lib/install-moment.ts';
import { hasAccount, register } from '../../session/account.ts';
import { toAuthMessage } from '../../session/auth-message.ts';
import { toastError } from '../../ui/toasts.tsx';

export interface RegisterAction {
  readonly submit: (form: RegisterForm) => Promise<void>;
  /** True until the player is stored too: the session knows the account sooner. */
  readonly isBusy: boolean;
  /** Why no account was made. */
  readonly problem: string | null;
}

/** Makes an account with its player. An account without a player is said aloud, and mended on the home screen. */
export function useRegister(): RegisterAction {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async (form: RegisterForm) => {
    setBusy(true);
    setProblem(null);
    try {
      await register(form);
      announceInstallMoment();
    } catch (error) {
      if (hasAccount()) toastError('You have an account, but your name is not saved yet. We try again.');
      else setProblem(toAuthMessage(error));
    }
    setBusy(false);
  };
  return { submit, isBusy, problem };
}
