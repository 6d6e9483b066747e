import { useEffect, useRef, useState } from 'react';
import { toRefusal } from '../api/refusal.ts';

export type ApiData<T> =
  | { readonly status: 'loading' }
  | {
      readonly status: 'error';
      readonly error: Error;
      readonly message: string;
      readonly retry: () => void;
    }
  | { readonly status: 'success'; readonly data: T };

/**
 * Calls `load`, and calls it again when `key` changes or after `retry`. Drops late responses to an earlier key.
 * @param failure start of the error message, such as "Couldn't load your games"
 */
export function useApiData<T>(key: string, failure: string, load: () => Promise<T>): ApiData<T> {
  const [tries, setTries] = useState(0);
  const request = `${tries} ${key}`;
  const [latest, setLatest] = useState<{ request: string; result: ApiData<T> } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `request` identifies the call, and `load` is new at each render.
  useEffect(() => {
    let isCurrent = true;
    const store = (result: ApiData<T>) => isCurrent && setLatest({ request, result });
    load().then(
      (data) => store({ status: 'success', data }),
      (error: Error) => {
        const { message } = toRefusal(error, failure);
        store({ status: 'error', error, message, retry: () => setTries((count) => count + 1) });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [request]);
  return latest?.request === request ? latest.result : { status: 'loading' };
}

export function useCall<Input extends unknown[]>(failure: string, work: (...input: Input) => Promise<void>) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const run = async (...input: Input) => {
    setBusy(true);
    setProblem(null);
    try {
      await work(...input);
    } catch (error) {
      setProblem(toRefusal(error, failure).message);
    }
    setBusy(false);
  };
  return { run, isBusy, problem };
}

interface Keyed<Body> {
  readonly body: Body;
  readonly key: string;
}

/**
 * Returns a function that adds an idempotency key to the body of a form. Unchanged input keeps its key, so that a retry
 * creates nothing new. Changed input gets a new key.
 */
export function useKeyedBody<Typed, Body>(toBody: (typed: Typed) => Body): (typed: Typed) => Keyed<Body> {
  const last = useRef<{ json: string; keyed: Keyed<Body> } | null>(null);
  return (values) => {
    const json = JSON.stringify(values);
    if (last.current?.json !== json) {
      last.current = { json, keyed: { body: toBody(values), key: crypto.randomUUID() } };
    }
    return last.current.keyed;
  };
}
