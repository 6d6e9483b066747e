import { useEffect, useState } from 'react';
import { toRefusal } from '../api/refusal.ts';

/** What is known of an answer of the API. */
export type ApiData<T> =
  | { readonly status: 'loading' }
  | {
      readonly status: 'error';
      readonly error: Error;
      /** Why there is no answer, for the viewer. */
      readonly message: string;
      readonly retry: () => void;
    }
  | { readonly status: 'success'; readonly data: T };

/**
 * Asks the API once, and again when `key` changes or after `retry`. A late answer to an earlier key is dropped.
 * @param failure what did not happen, such as "Couldn't load your games"
 */
export function useApiData<T>(key: string, failure: string, ask: () => Promise<T>): ApiData<T> {
  const [tries, setTries] = useState(0);
  const asked = `${tries} ${key}`;
  const [known, setKnown] = useState<{ asked: string; answer: ApiData<T> } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` stands for the call; `ask` is new at each render.
  useEffect(() => {
    let isCurrent = true;
    const store = (answer: ApiData<T>) => isCurrent && setKnown({ asked, answer });
    ask().then(
      (data) => store({ status: 'success', data }),
      (error: Error) => {
        const { message } = toRefusal(error, failure);
        store({ status: 'error', error, message, retry: () => setTries((count) => count + 1) });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [asked]);
  return known?.asked === asked ? known.answer : { status: 'loading' };
}
