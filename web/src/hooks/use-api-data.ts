import { useEffect, useState } from 'react';
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
 * Calls the API, and again when `key` changes or after `retry`. Drops late responses to an earlier key.
 * @param failure the error title, such as "Couldn't load your games"
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
