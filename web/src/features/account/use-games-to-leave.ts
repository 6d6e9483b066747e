import { useEffect, useState } from 'react';
import { callApi } from '../../api/client.ts';
import { toRefusal } from '../../api/refusal.ts';
import { type GameToLeave, gamesToLeave } from './games-to-leave.ts';

/** What is known of the games for which somebody can be chosen to take over. */
export type LiveGamesToLeave =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly message: string }
  | { readonly status: 'success'; readonly games: readonly GameToLeave[] };

/** Asks the server once, as the dialog opens, which games somebody leaves and who plays there. */
export function useGamesToLeave(uid: string): LiveGamesToLeave {
  const [live, setLive] = useState<LiveGamesToLeave>({ status: 'loading' });
  useEffect(() => {
    let isCurrent = true;
    const store = (next: LiveGamesToLeave) => isCurrent && setLive(next);
    callApi('listGames', { params: { playerId: uid }, query: {} }).then(
      (games) => store({ status: 'success', games: gamesToLeave(games, uid, new Date()) }),
      (error: unknown) =>
        store({ status: 'error', message: toRefusal(error, "Couldn't load your games").message }),
    );
    return () => {
      isCurrent = false;
    };
  }, [uid]);
  return live;
}
