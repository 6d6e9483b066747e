import type { ReachResponse } from '@fives/domain';
import { useEffect, useState } from 'react';
import { callApi } from '../../api/client.ts';

/** What is known of whom the organiser can reach: it is asked of the server, as nobody reads another's devices. */
export type LiveReach =
  | { readonly status: 'loading' }
  | { readonly status: 'error' }
  | { readonly status: 'success'; readonly reach: ReachResponse };

/**
 * Asks how many people would be told now, and how many cannot be reached.
 * @param of whatever the numbers depend on: they are asked for anew when it changes
 */
export function useReach(giId: string, of: string): LiveReach {
  const key = `${giId} ${of}`;
  const [known, setKnown] = useState<{ key: string; live: LiveReach }>({
    key: '',
    live: { status: 'loading' },
  });
  useEffect(() => {
    let isCurrent = true;
    const store = (live: LiveReach) => isCurrent && setKnown({ key, live });
    callApi('getReach', { params: { giId } }).then(
      (reach) => store({ status: 'success', reach }),
      (error: unknown) => {
        console.error('Nobody knows who can be reached', error);
        store({ status: 'error' });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [giId, key]);
  return known.key === key ? known.live : { status: 'loading' };
}
