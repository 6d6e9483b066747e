import { ApiError } from '@fives/domain';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { callApi } from '../../api/client.ts';
import { toastSuccess } from '../../components/ui/toasts.tsx';
import { appPaths } from '../../config/paths.ts';

export interface CancelGame {
  readonly cancel: () => Promise<void>;
  readonly isBusy: boolean;
  /** Why it was not cancelled. */
  readonly problem: string | null;
}

/** Calls one instance off for everybody, and goes to it. */
export function useCancelGame(giId: string): CancelGame {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const cancel = async () => {
    setBusy(true);
    setProblem(null);
    try {
      await callApi('updateGameInstance', { params: { giId }, body: { status: 'CANCELLED' } });
      toastSuccess('The game is cancelled');
      await navigate(appPaths.instance(giId));
    } catch (error) {
      console.error('The game was not cancelled', error);
      setProblem(error instanceof ApiError ? error.message : 'Something went wrong. Please try again.');
    }
    setBusy(false);
  };
  return { cancel, isBusy, problem };
}
