import {
  type ApiContract,
  ApiError,
  type GiId,
  type InviteCard,
  type ResponseOf,
  readInviteCard,
} from '@fives/domain';
import { useEffect, useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { inviteKey } from '../../../config/paths.ts';
import { refreshWhileVisible } from '../../../lib/timers.ts';

/** `card` is null if no instance has this id. */
export type InviteCardState =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly error: Error }
  | { readonly status: 'success'; readonly card: InviteCard | null };

/**
 * Loads the invite card at once, every 30 seconds while visible, and when the page becomes visible or online. A known
 * card stays after a failure.
 *
 * @param giId null requests nothing and keeps the known card
 */
export function useInviteCard(giId: GiId | null): InviteCardState {
  const [state, setState] = useState<InviteCardState>({ status: 'loading' });
  useEffect(() => {
    if (giId === null) return;
    setState((known) => (hasCard(known) ? known : cardRenderedByServer(giId)));
    let newest = 0;
    const load = async () => {
      const request = ++newest;
      const next = await loadCard(giId);
      if (request === newest) setState((known) => (next.status === 'error' && hasCard(known) ? known : next));
    };
    void load();
    const stop = refreshWhileVisible(() => void load());
    return () => {
      // Ignores responses that arrive later.
      newest = Number.POSITIVE_INFINITY;
      stop();
    };
  }, [giId]);
  return state;
}

async function loadCard(giId: GiId): Promise<InviteCardState> {
  try {
    const key = inviteKey();
    const query = key === null ? {} : { key };
    return {
      status: 'success',
      card: readInviteCard(await callApi('getGameInstance', { params: { giId }, query }), key),
    };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not-found') return { status: 'success', card: null };
    if (!(error instanceof ApiError)) console.error(error);
    return { status: 'error', error: error instanceof Error ? error : new Error(String(error)) };
  }
}

function cardRenderedByServer(giId: GiId): InviteCardState {
  const json = document.querySelector<HTMLElement>('[data-answer]')?.dataset.answer;
  if (!json) return { status: 'loading' };
  // The server renders the same JSON as the API returns.
  const response = JSON.parse(json) as ResponseOf<ApiContract['getGameInstance']>;
  const card = readInviteCard(response, inviteKey());
  return card?.id === giId ? { status: 'success', card } : { status: 'loading' };
}

function hasCard(state: InviteCardState): boolean {
  return state.status === 'success' && state.card !== null;
}
