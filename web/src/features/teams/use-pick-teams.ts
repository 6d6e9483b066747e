import { ApiError, FAIR_TEAMS_PROBLEM, type FairChoice } from '@fives/domain';
import { useState } from 'react';
import { callApi } from '../../api/client.ts';
import { toastError, toastSuccess } from '../../ui/toasts.tsx';

export type PickMethod = 'fair' | 'random';

/** How a pick ended: done, refused because there are no results to judge by, or failed and said so. */
export type PickOutcome = 'picked' | 'no-results' | 'failed';

/** Has the server pick both teams. `picking` says which pick is on its way. */
export function usePickTeams(giId: string) {
  const [picking, setPicking] = useState<PickMethod | null>(null);
  const run = async (method: PickMethod, call: () => Promise<unknown>): Promise<PickOutcome> => {
    setPicking(method);
    try {
      await call();
      toastSuccess('Teams picked');
      return 'picked';
    } catch (error) {
      return refused(error);
    } finally {
      setPicking(null);
    }
  };
  const params = { giId };
  return {
    picking,
    pickFair: (body: FairChoice) => run('fair', () => callApi('pickFairTeams', { params, body })),
    pickRandom: () => run('random', () => callApi('pickRandomTeams', { params })),
  };
}

function refused(error: unknown): PickOutcome {
  if (error instanceof ApiError && error.message === FAIR_TEAMS_PROBLEM) return 'no-results';
  console.error('Picking teams failed', error);
  toastError(error instanceof ApiError ? error.message : 'The teams were not picked');
  return 'failed';
}
