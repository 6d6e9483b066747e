import { useState } from 'react';
import { toRefusal } from '../api/refusal.ts';

/**
 * Does something that may be refused, and then says why, beside what was pressed.
 * @param failure what did not happen, such as "Couldn't create the link"
 */
export function useCall(failure: string, work: () => Promise<void>) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const run = async () => {
    setBusy(true);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      setProblem(toRefusal(error, failure).message);
    }
    setBusy(false);
  };
  return { run, isBusy, problem };
}
