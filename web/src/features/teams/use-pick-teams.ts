import {
  ApiError,
  type FairChoice,
  impossibleText,
  isImpossibleReason,
  type PlayerInstance,
} from '@fives/domain';
import { useState } from 'react';
import { callApi } from '../../api/client.ts';
import { toastError, toastSuccess } from '../../ui/toasts.tsx';
import { namesOf } from './team-lists.ts';

export type PickMethod = 'fair' | 'random';

/** How a pick ended: done, refused because there are no results to judge by, or failed and said so. */
export type PickEnd = 'picked' | 'no-results' | 'failed';

/**
 * Has the server pick both teams. `picking` says which pick is on its way; a refusal is said in a toast, with the names
 * of whom it is about.
 */
export function usePickTeams(giId: string, people: readonly PlayerInstance[]) {
  const [picking, setPicking] = useState<PickMethod | null>(null);
  const run = async (method: PickMethod, call: () => Promise<unknown>): Promise<PickEnd> => {
    setPicking(method);
    try {
      await call();
      toastSuccess('Teams picked');
      return 'picked';
    } catch (error) {
      return refused(error, namesOf(people));
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

function refused(error: unknown, nameOf: (uid: string) => string): PickEnd {
  if (error instanceof ApiError && error.reason?.code === 'NO_RESULTS') return 'no-results';
  console.error('Picking teams failed', error);
  toastError(error instanceof ApiError ? messageOf(error, nameOf) : 'The teams were not picked');
  return 'failed';
}

function messageOf({ reason, message }: ApiError, nameOf: (uid: string) => string): string {
  return reason && isImpossibleReason(reason) ? impossibleText(reason, nameOf) : message;
}
