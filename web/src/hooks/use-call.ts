import { useState } from 'react';
import { toRefusal } from '../api/refusal.ts';

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
