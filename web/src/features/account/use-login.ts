import type { LoginForm } from '@fives/domain';
import { useState } from 'react';
import { announceInstallMoment } from '../../lib/install-moment.ts';
import { login } from '../../session/account.ts';
import { toAuthMessage } from '../../session/auth-message.ts';

export interface LoginAction {
  readonly submit: (form: LoginForm) => Promise<void>;
  /** Why the last try was refused. */
  readonly problem: string | null;
}

/** Signs in; where to go next is for whoever watches the session. */
export function useLogin(): LoginAction {
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async ({ email, password }: LoginForm) => {
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
