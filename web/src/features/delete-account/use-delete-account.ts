import { ApiError } from '@fives/domain';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { callApi } from '../../api/client.ts';
import { appPaths } from '../../config/paths.ts';
import { logout } from '../../session/logout.ts';
import { toastSuccess } from '../../ui/toasts.tsx';

export interface DeleteAccountAction {
  readonly submit: () => Promise<void>;
  /** Why the account is still there. */
  readonly problem: string | null;
}

/** Deletes the account of whoever is signed in, signs them out, and shows the landing page. */
export function useDeleteAccount(uid: string): DeleteAccountAction {
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async () => {
    setProblem(null);
    try {
      await callApi('deletePlayer', { params: { id: uid } });
    } catch (error) {
      console.error('The account was not deleted', error);
      setProblem(error instanceof ApiError ? error.message : 'Something went wrong. Please try again.');
      return;
    }
    // Drawn before the sign-out: a guard still on the screen would send to the login page.
    await navigate(appPaths.landing(), { flushSync: true });
    await logout();
    toastSuccess('Your account is deleted');
  };
  return { submit, problem };
}
